import type { ProviderSettings } from '../../core/provider-traits.ts';

/** Both or none. */
export interface VertexSettings extends ProviderSettings {
  readonly project?: string;
  readonly location?: string;
}

/** Where the models of Google are in a project and location, or for API keys without a project. */
export function createVertexBaseUrl({ baseUrl, project, location }: VertexSettings): string {
  const isGlobal = location === undefined || location === 'global';
  const host = isGlobal ? 'aiplatform.googleapis.com' : `${location}-aiplatform.googleapis.com`;
  const place =
    project === undefined || location === undefined ? '' : `/projects/${project}/locations/${location}`;
  return `${baseUrl ?? `https://${host}`}/v1${place}/publishers/google`;
}
