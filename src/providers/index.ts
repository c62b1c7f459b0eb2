export { createPictureFetcher, type PictureFetcherOptions } from './http/create-picture-fetcher.ts';
export { createAdapter, type AdapterOptions } from './create-adapter.ts';
export { providers, type ProviderName } from './provider-table.ts';
