import { collapseDuration } from './collapseDuration.ts';

/** Tells the style sheet how long a fold takes, when it is about to open or close. Without this it takes no time. */
export function startCollapse(): void {
  addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    const fold = summary?.parentElement;
    if (!summary || !(fold instanceof HTMLDetailsElement)) return;
    const content = document.createRange();
    content.setStartAfter(summary);
    content.setEndAfter(fold.lastChild ?? summary);
    const { height } = content.getBoundingClientRect();
    fold.style.setProperty('--collapse', `${collapseDuration(height)}ms`);
  });
}
