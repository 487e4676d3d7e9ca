import type { PageData } from '#model/page.ts';
import { storageSlot } from '../../runtime/storage.ts';
import type { Store } from '../../runtime/store.ts';
import { preferredVersion } from './preferredVersion.ts';

/** Keeps the reader's version of the docs, for each docs plugin. */
export function startDocsVersion(page: Store<PageData>): void {
  const keep = (): void => keepVersion(page.get());
  page.subscribe(keep);
  keep();
}

function keepVersion({ frame: { docs } }: PageData): void {
  if (docs === undefined) return;
  const slot = storageSlot({
    key: `docs-preferred-version-${docs.plugin}`,
    parse: (data) => (typeof data === 'string' ? data : null),
  });
  const saved = slot.get();
  const preferred = preferredVersion(saved, docs);
  if (preferred === null) slot.remove();
  else if (preferred !== saved) slot.set(preferred);
}
