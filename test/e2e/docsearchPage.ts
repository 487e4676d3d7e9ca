import { DocSearch } from '@docsearch/react';
import { liteClient } from 'algoliasearch/lite';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** A page of somebody else's, whose DocSearch asks the host that its address names. */
const url = new URLSearchParams(location.search).get('host') ?? '';
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    createElement(DocSearch, {
      appId: 'APP',
      apiKey: 'key',
      indexName: 'lontar',
      searchParameters: { facetFilters: ['language:en'] },
      transformSearchClient: (given) => ({
        ...given,
        ...liteClient('APP', 'key', {
          hosts: [{ url, accept: 'readWrite', protocol: 'http' }],
          // DocSearch says that nothing was found when its client runs out of time, as it does on a busy machine.
          timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
        }),
      }),
    }),
  );
