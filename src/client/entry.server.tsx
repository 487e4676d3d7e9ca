/** The theme as the build calls it. */
import type { ServerBundle } from '#model/contract.ts';
import { renderBody as body } from './theme/renderBody.tsx';
import { renderPage as page } from './theme/renderPage.tsx';

export const { renderBody, renderPage } = { renderBody: body, renderPage: page } satisfies ServerBundle;
