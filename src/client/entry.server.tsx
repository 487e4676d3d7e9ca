/** The theme as the build calls it. */
import { islands } from 'virtual:islands/server';
import type { ServerBundle } from '#model/contract.ts';
import { offlineDocument } from './theme/offlineDocument.ts';
import { redirectDocument } from './theme/redirectDocument.ts';
import { renderBody as body } from './theme/renderBody.tsx';
import { renderPage as page } from './theme/renderPage.tsx';
import { themeColors } from './theme/themeColors.ts';
import { components } from './ui/mdx/components.ts';

export const { colors, componentNames, renderBody, renderOffline, renderPage, renderRedirect } = {
  colors: themeColors,
  componentNames: [...Object.keys(components), ...Object.keys(islands)],
  renderBody: (code, options) => body(code, { ...options, islands }),
  renderOffline: offlineDocument,
  renderPage: page,
  renderRedirect: redirectDocument,
} satisfies ServerBundle;
