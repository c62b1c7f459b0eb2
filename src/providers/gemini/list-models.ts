import { listObjects } from '../../core/json/json-object.ts';
import type { ModelListRequest } from '../../core/provider.ts';
import { createKeyHeaders } from '../../formats/content/index.ts';
import type { ModelListFormat } from '../http/list-upstream-models.ts';

const path = '/v1beta/models?pageSize=1000';

/**
 * `GET /v1beta/models`: the models that generate content, and those of Imagen and Veo, which have the methods `predict` and
 * `predictLongRunning`.
 */
export function createContentModelList({ deployment }: ModelListRequest): ModelListFormat {
  return {
    path,
    headers: createKeyHeaders(deployment.credential),
    parsePage: ({ models, nextPageToken: token }) => ({
      names: listObjects(models).flatMap((model) => {
        const name = typeof model.name === 'string' ? model.name.replace(/^models\//u, '') : '';
        return isCallable(name, model.supportedGenerationMethods) ? [name] : [];
      }),
      nextPath:
        typeof token === 'string' && token !== '' ? `${path}&pageToken=${encodeURIComponent(token)}` : null,
    }),
  };
}

function isCallable(name: string, methods: unknown): boolean {
  if (!Array.isArray(methods)) return false;
  const isImagen = name.startsWith('imagen-') && methods.includes('predict');
  const isVeo = name.startsWith('veo-') && methods.includes('predictLongRunning');
  return isImagen || isVeo || methods.includes('generateContent');
}
