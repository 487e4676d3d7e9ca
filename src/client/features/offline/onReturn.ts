/** Calls the listener whenever the reader is back: from another tab or window, or by the history to a page that slept. */
export function onReturn(listener: () => void): void {
  const look = (event: Event): void => {
    // A page that is just loaded is shown, too.
    if (!document.hidden && Reflect.get(event, 'persisted') !== false) listener();
  };
  for (const sign of ['focus', 'pageshow']) addEventListener(sign, look);
  // Old Safari does not let it bubble to the window.
  document.addEventListener('visibilitychange', look);
}
