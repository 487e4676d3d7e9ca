/** Id of the list that belongs to the search box. */
export const LIST_ID = 'search-list';

/** Id of an option, counted through all groups. */
export function optionId(index: number): string {
  return `search-option-${index}`;
}
