import { createElement, Fragment } from 'react';
import { splitMarks } from './splitMarks.ts';

/** A text of an answer with its marks. No part of it ever becomes HTML. */
export function Marked({ value }: { value: string }) {
  const pieces = splitMarks(value).map(({ text, isMarked }) =>
    isMarked ? createElement('mark', null, text) : text,
  );
  return createElement(Fragment, null, ...pieces);
}
