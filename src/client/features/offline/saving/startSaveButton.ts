import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import { offlineMessagesFor } from '#model/messages/offline/offlineMessagesFor.ts';
import type { KeepFault } from '#model/offline.ts';
import type { PageData } from '#model/page.ts';
import { onPageShown } from '../../../runtime/shownPage.ts';
import type { Store } from '../../../runtime/store.ts';
import { showToast } from '../../../runtime/toast.ts';
import { onReturn } from '../onReturn.ts';
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

  /** The page is saved and removed in other tabs, too. */
  async function look(): Promise<void> {
    const button = find();
    if (button === null || isBusy(button)) return;
    const { ariaPressed } = button;
    const shown = page.get();
    const answer = await workers.ask(scopeOf(shown), { kind: 'isSaved', href: pageHref(shown) });
    // It might have been pressed meanwhile.
    if (isBusy(button) || button.ariaPressed !== ariaPressed) return;
    button.hidden = answer === null;
    if (answer?.kind !== 'saved' || answer.isSaved === (ariaPressed === 'true')) return;
    tell(button, answer.isSaved ? 'saved' : 'not');
  }

  async function toggle(button: HTMLElement): Promise<void> {
    const shown = page.get();
    const wasSaved = button.ariaPressed === 'true';
    tell(button, 'coming');
    const href = pageHref(shown);
    const answer = await workers.ask(
      scopeOf(shown),
      wasSaved ? { kind: 'remove', what: 'saved', href } : { kind: 'save', href },
    );
    if (answer === null) {
      tell(button, 'not');
      return tellFault('storage');
    }
    if (answer.kind === 'failed') tellFault(answer.fault);
    const hasChanged = answer.kind === 'done';
    tell(button, wasSaved === hasChanged ? 'not' : 'saved');
  }

  const lookAgain = (): void => void look();
  onPageShown(lookAgain);
  onReturn(lookAgain);
  lookAgain();
  return () => {
    const button = find();
    if (button !== null && !isBusy(button)) void toggle(button);
  };
}

function isBusy({ ariaBusy }: HTMLElement): boolean {
  return ariaBusy === 'true';
}
