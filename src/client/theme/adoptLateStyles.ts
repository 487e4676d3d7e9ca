import css from './styles/late.css?inline';

/** Adds the styles that no page needs before the browser entry is there. */
export function adoptLateStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
