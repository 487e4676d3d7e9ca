import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import { offlineMessagesFor } from '#model/messages/offline/offlineMessagesFor.ts';
import type { KeepFault } from '#model/offline.ts';
import type { PageData } from '#model/page.ts';
import { onPageShown } from '../../../runtime/shownPage.ts';
import type { Store } from '../../../runtime/store.ts';
import { showToast } from '../../../runtime/toast.ts';
import { askWorker } from '../workers/askWorker.ts';
import type { Workers } from '../workers/createWorkers.ts';
import { pageHref, scopeOf } from '../workers/pageScopes.ts';

type Saved = 'not' | 'coming' | 'saved';

/** Makes the button of a post tell whether it is saved, on later pages too. Returns what happens when it is pressed. */
export function startSaveButton(page: Store<PageData>, workers: Workers): () => void {
  const find = (): HTMLElement | null => document.querySelector('[data-act="save"]');

  function tell(button: HTMLElement, state: Saved): void {
    const { code } = page.get().site.locale;
    const messages = offlineMessagesFor(code);
    button.textContent = {
      not: frameMessagesFor(code).saveOffline,
      coming: messages.saving,
      saved: messages.savedForOffline,
    }[state];
    button.ariaPressed = String(state === 'saved');
    button.ariaBusy = String(state === 'coming');
  }

  function tellFault(fault: KeepFault): void {
    showToast(offlineMessagesFor(page.get().site.locale.code).notSaved(fault));
  }

  async function onShown(): Promise<void> {
    const button = find();
    if (button === null) return;
    const shown = page.get();
    const worker = await workers.active(scopeOf(shown));
    // It might have been pressed meanwhile.
    if (worker === null) return void (button.hidden = button.ariaBusy !== 'true');
    const answer = await askWorker(worker, { kind: 'isSaved', href: pageHref(shown) });
    const isSaved = answer.kind === 'saved' && answer.isSaved;
    if (isSaved && button.ariaBusy !== 'true') tell(button, 'saved');
  }

  async function toggle(button: HTMLElement): Promise<void> {
    const shown = page.get();
    const wasSaved = button.ariaPressed === 'true';
    tell(button, 'coming');
    const worker = await workers.active(scopeOf(shown));
    if (worker === null) {
      tell(button, 'not');
      return tellFault('storage');
    }
    const href = pageHref(shown);
    const answer = await askWorker(
      worker,
      wasSaved ? { kind: 'remove', what: 'saved', href } : { kind: 'save', href },
    );
    if (answer.kind === 'failed') tellFault(answer.fault);
    const hasChanged = answer.kind === 'done';
    tell(button, wasSaved === hasChanged ? 'not' : 'saved');
  }

  onPageShown(() => void onShown());
  void onShown();
  return () => {
    const button = find();
    if (button !== null && button.ariaBusy !== 'true') void toggle(button);
  };
}
