import { adoptCss } from '../runtime/adoptCss.ts';
import css from './styles/late.css?inline';

/** Adds the styles that no page needs before the browser entry is there. */
export function adoptLateStyles(): void {
  adoptCss(css);
}
