import type { Deployment, JsonBody, UpstreamOperation } from '../core/provider.ts';
import { findWantedOutput, type ModelOutput } from './find-wanted-output.ts';

/**
 * Whether a request may be repeated although the upstream may have served it (`repeatable`), only where it is certain that
 * it did not (`unambiguous`), or not at all, since a part of it was served (`never`).
 */
export type RepeatRule = 'repeatable' | 'unambiguous' | 'never';

/** What decides whether a request may be repeated. */
export interface RepeatFacts {
  readonly deployment: Pick<Deployment, 'retryAmbiguous'>;
  /** What the model makes, asked for or not; `null` where nothing tells. */
  readonly makes: ModelOutput | null;
  readonly operation: UpstreamOperation;
  readonly body: Pick<JsonBody, 'value'>;
}

/** What the deployment says; or else a picture that is made twice is paid for twice, and everything else may be repeated. */
export function findRepeatRule(facts: RepeatFacts): RepeatRule {
  const mayRepeat = facts.deployment.retryAmbiguous ?? !makesPictures(facts);
  return mayRepeat ? 'repeatable' : 'unambiguous';
}

/** Whether this request makes pictures, in whatever format it asks for them. */
export function makesPictures({ makes, operation, body }: Omit<RepeatFacts, 'deployment'>): boolean {
  switch (operation) {
    case 'createImage':
    case 'createImageEdit':
    case 'predictImages':
      return true;
    case 'countMessageTokens':
    case 'countContentTokens':
      return false;
    case 'createMessage':
      return makes === 'pictures';
    case 'generateContent':
      // A model whose name says nothing draws where the request asks for it.
      return makes === 'pictures' || findWantedOutput(body) === 'pictures';
  }
}
