/** What each of them would call, had it its way. */
export const BREAK_IN = 'brokenIn';

const CALL = `${BREAK_IN}()`;

const ELEMENTS = [
  `<script>${CALL}</script>`,
  `<SCRIPT SRC="data:text/javascript,${CALL}"></SCRIPT>`,
  `<img src=x onerror=${CALL}>`,
  `<img src=x onerror="${CALL}"//`,
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<body onload=${CALL}>`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<details open ontoggle=${CALL}>x</details>`,
  `<video><source onerror=${CALL}></video>`,
  `<input autofocus onfocus=${CALL}>`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<math><mtext><img src=x onerror=${CALL}></mtext></math>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<form action="javascript:${CALL}"><button autofocus>x</button></form>`,
  `<object data="javascript:${CALL}"></object>`,
  `<style>@import 'javascript:${CALL}';</style>`,
  `<template><img src=x onerror=${CALL}></template>`,
];

const WRAPS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `"'>${text}`,
  (text) => `<mark>${text}</mark>`,
  (text) => `</mark></a></div></dialog>${text}<mark>`,
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];

/** A hundred texts that would run a script in a page that takes them for HTML. */
export const HOSTILE_STRINGS = ELEMENTS.flatMap((text) => WRAPS.map((wrap) => wrap(text)));

/** Addresses that must not become links. */
export const HOSTILE_ADDRESSES = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  ` javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  `\u0001javascript:${CALL}`,
  `javascript://example.com/%0A${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  `vbscript:${CALL}`,
  'blob:null/x',
];
