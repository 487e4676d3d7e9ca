import { expect, it } from 'vitest';
import { createIndexStore } from './indexStore.ts';

const namesIn = (store: ReturnType<typeof createIndexStore>) =>
  store.sources().map(({ indexName }) => indexName);

it('an index takes the place of another also where there is room for no more', () => {
  const store = createIndexStore();
  for (let at = 0; at < 19; at += 1) store.setSettings(`index${at}`, { at });
  store.setSettings('index0_tmp', { at: 'new' });
  expect(() => store.copy('index0', 'one more', null)).toThrow('There is room for 20 indexes');
  store.move('index0_tmp', 'index0');
  expect(store.settingsOf('index0')).toEqual({ at: 'new' });
  store.setSettings('last', {});
  store.move('last', 'renamed');
  expect(namesIn(store)).toHaveLength(20);
  expect(namesIn(store)).not.toContain('last');
  expect(namesIn(store)).toContain('renamed');
});

it('what is not there is not moved, and leaves what is', () => {
  const store = createIndexStore();
  store.setSettings('mine', { at: 1 });
  store.move('nothing', 'mine');
  expect(store.settingsOf('mine')).toEqual({ at: 1 });
});
