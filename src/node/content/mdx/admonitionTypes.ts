/** Directives that are admonitions; any other `:::name` is shown as a plain block with a warning. */
export const ADMONITION_TYPES: ReadonlySet<string> = new Set([
  'note',
  'tip',
  'info',
  'warning',
  'caution',
  'danger',
  'important',
  'success',
  'secondary',
]);
