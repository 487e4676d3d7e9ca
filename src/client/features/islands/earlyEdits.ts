type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes back what the reader entered into the fields of an island before it was alive: a component starts from what
 * the page came with. Returns how to enter it again, so that the component hears of it.
 */
export function takeEarlyEdits(island: Element): () => void {
  const edits: (() => void)[] = [];
  for (const field of island.querySelectorAll<Field>('input, textarea, select')) {
    const edit = isBox(field) ? takeTick(field) : takeValue(field);
    if (edit !== null) edits.push(edit);
  }
  return () => {
    for (const edit of edits) edit();
  };
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function takeTick(box: HTMLInputElement): (() => void) | null {
  const { checked, defaultChecked, type } = box;
  if (checked === defaultChecked) return null;
  box.checked = defaultChecked;
  // A radio button that was left is left again when its neighbour is chosen.
  return type === 'radio' && !checked ? null : () => box.click();
}

function takeValue(field: Field): (() => void) | null {
  if (field.type === 'file') return null;
  const { value } = field;
  const selection = field instanceof HTMLSelectElement ? null : [field.selectionStart, field.selectionEnd];
  resetValue(field);
  if (field.value === value) return null;
  return () => {
    // React keeps an eye on the field's own property and would take this for its own doing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    const [start, end] = selection ?? [];
    if (typeof start === 'number' && field instanceof HTMLElement && 'setSelectionRange' in field)
      field.setSelectionRange(start, end ?? start);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function resetValue(field: Field): void {
  if (!(field instanceof HTMLSelectElement)) {
    field.value = field.defaultValue;
    return;
  }
  const chosen = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (!field.multiple) field.selectedIndex = Math.max(chosen, 0);
}
