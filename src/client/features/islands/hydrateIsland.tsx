import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ISLAND_CHILDREN_TAG } from '#model/contract.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { takeEarlyEdits } from './earlyEdits.ts';
import { IslandChildren } from './IslandChildren.tsx';
import { IslandCrash } from './IslandCrash.tsx';
import { componentOf } from './islandModule.ts';

export interface LiveIsland {
  readonly root: Root;
  /** What stands inside the island, wherever it is now. */
  readonly children: readonly Node[];
  /** Resolves when the component answers to the reader, or has failed. */
  readonly settled: Promise<void>;
}

/** Lets React take over the HTML of an island, in a root of its own. */
export function hydrateIsland(element: HTMLElement, module: object): LiveIsland {
  const { island = '', prefix = '', props = '{}' } = element.dataset;
  const Component = componentOf(module, island);
  const nodes = takeChildren(element);
  const children = nodes && <IslandChildren nodes={nodes} />;
  setStyles(element);
  const enterAgain = takeEarlyEdits(element);
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const root = hydrateRoot(
    element,
    <ErrorBoundary
      fallback={(error, onTryAgain) => (
        <Settled onSettled={settle}>
          <IslandCrash error={error} onTryAgain={onTryAgain}>
            {children}
          </IslandCrash>
        </Settled>
      )}
    >
      <Settled onSettled={settle}>
        <Component {...(JSON.parse(props) as Record<string, unknown>)}>{children}</Component>
      </Settled>
    </ErrorBoundary>,
    { identifierPrefix: prefix, onRecoverableError: (error) => console.warn(error) },
  );
  return { root, children: nodes ?? [], settled: settled.then(enterAgain) };
}

/** Without an element of its own, so that nothing differs from what was rendered at build time. */
function Settled({ onSettled, children }: { onSettled: () => void; children: ReactNode }) {
  useLayoutEffect(onSettled, [onSettled]);
  return children;
}

/** What stands inside the island, shown or kept for later; undefined if it has no inside. */
function takeChildren(element: HTMLElement): readonly Node[] | undefined {
  const spare = element.querySelector<HTMLTemplateElement>(':scope > template:last-child');
  if (spare === null) {
    const shown = element.querySelector(ISLAND_CHILDREN_TAG);
    return shown === null ? undefined : [...shown.childNodes];
  }
  spare.remove();
  return [...spare.content.childNodes].map((node) => document.adoptNode(node));
}

/** The policy of the page lets scripts set styles, but no HTML. */
function setStyles(element: HTMLElement): void {
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    const { style: css = '' } = styled.dataset;
    // While writing there is no policy, and React compares the styles to the letter.
    if (import.meta.env.DEV) styled.setAttribute('style', css);
    else styled.style.cssText = css;
    delete styled.dataset['style'];
  }
}
