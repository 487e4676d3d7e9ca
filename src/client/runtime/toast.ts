import { createStore } from './store.ts';

const SHOWN_MS = 4000;

/** A short text that the frame shows for a moment and screen readers say when they are free; '' for none. */
export const toast = createStore('');

let timer: ReturnType<typeof setTimeout> | undefined;

export function showToast(text: string): void {
  clearTimeout(timer);
  toast.set(text);
  timer = setTimeout(() => toast.set(''), SHOWN_MS);
}
