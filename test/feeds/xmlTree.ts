import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** With its namespace in braces, where it has one. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text in it and in all that is in it. */
  readonly text: string;
}

interface Growing extends XmlElement {
  children: Growing[];
  text: string;
}

/** The tree of an XML document; throws at whatever the parser does not like. */
export function parseXml(source: string): XmlElement {
  const root: Growing = { name: '', attributes: {}, children: [], text: '' };
  const open: Growing[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const element: Growing = {
      name: uri === '' ? local : `{${uri}}${local}`,
      attributes: Object.fromEntries(values.filter(([name]) => !name.startsWith('xmlns'))),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string): void => {
    for (const element of open) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(source).close();
  const [element] = root.children;
  if (!element) throw new Error('The document is empty.');
  return element;
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

export function textsOf(element: XmlElement, name: string): string[] {
  return childrenOf(element, name).map(({ text }) => text);
}
