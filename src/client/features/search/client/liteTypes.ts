import type { liteClient } from 'algoliasearch/lite';

/** Types that algoliasearch uses and does not export. */
export type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type LiteHost = NonNullable<LiteOptions['hosts']>[number];
export type LiteCache = NonNullable<LiteOptions['hostsCache']>;
export type LiteRequester = NonNullable<LiteOptions['requester']>;
export type LiteRequest = Parameters<LiteRequester['send']>[0];
export type LiteResponse = Awaited<ReturnType<LiteRequester['send']>>;
