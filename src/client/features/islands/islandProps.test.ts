import { describe, expect, it } from 'vitest';
import { unfitProp } from './islandProps.ts';

describe('the properties of an island', () => {
  it('may be everything that JSON brings back the same', () => {
    expect(unfitProp({ text: 'a', count: 1, isOn: true, none: null, list: [1, { deep: ['x'] }] })).toBeNull();
    expect(unfitProp({ left: undefined })).toBeNull();
  });

  it('may be no functions, dates, elements, lost numbers or circles, and the fault is named', () => {
    const circle: Record<string, unknown> = {};
    circle['me'] = circle;
    expect(unfitProp({ onPick: () => 1 })).toEqual({ path: 'onPick', kind: 'a function' });
    expect(unfitProp({ list: [{ when: new Date(0) }] })).toEqual({ path: 'list[0].when', kind: 'a Date' });
    expect(unfitProp({ icon: { $$typeof: Symbol.for('react.transitional.element') } })).toEqual({
      path: 'icon',
      kind: 'an element',
    });
    expect(unfitProp({ size: Number.NaN })).toEqual({ path: 'size', kind: 'the number NaN' });
    expect(unfitProp({ list: [undefined] })).toEqual({ path: 'list[0]', kind: 'undefined' });
    expect(unfitProp({ big: 1n })).toEqual({ path: 'big', kind: 'a bigint' });
    expect(unfitProp({ tag: Symbol('s') })).toEqual({ path: 'tag', kind: 'a symbol' });
    expect(unfitProp({ circle })).toEqual({ path: 'circle.me', kind: 'an object that holds itself' });
  });
});
