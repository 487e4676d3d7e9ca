/** What to do instead of what the content security policy blocks. */
export const MAKE_ISLAND =
  "Make it an island: a component in a file of its own in 'islands/', which comes to life in the browser.";
export const USE_CLASS = 'Use a class of the theme instead.';
