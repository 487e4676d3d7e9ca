/** For what cannot be in a file that is whole: its check sum should have told. */
export function damaged(): Error {
  return new Error('A file of the search index is damaged.');
}
