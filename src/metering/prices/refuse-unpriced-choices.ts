import { asString, listObjects, type JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamOperation } from '../../core/provider.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** Where Claude runs; `us` costs more (https://platform.claude.com/docs/en/manage-claude/data-residency). */
const plainRegions: ReadonlySet<string> = new Set(['global']);

/** A capacity that was paid for beforehand, or none of it (https://platform.claude.com/docs/en/api/service-tiers). */
const plainMessageTiers: ReadonlySet<string> = new Set(['auto', 'standard_only']);

/** `priority` costs more, `flex` less (https://ai.google.dev/gemini-api/docs/optimization); also as `SERVICE_TIER_FLEX`. */
const plainContentTiers: ReadonlySet<string> = new Set(['unspecified', 'standard', 'flex']);

const advice =
  'it costs more than the usual price, by which this model is charged here. Leave it out: what the deployment has holds.';

/**
 * Refuses what has the upstream charge more than the price of the model knows: a region and a tier of service. To be called for what
 * has a price. Throws `invalid_argument` (`unsupported_parameter`), naming the field, for every value that is not known to cost no more.
 */
export function refuseUnpricedChoices(operation: UpstreamOperation, body: JsonObject): void {
  if (operation === 'createMessage') {
    for (const one of [body, ...listObjects(body['fallbacks'])]) {
      refuseUnless(plainRegions, 'inference_geo', one['inference_geo']);
      refuseUnless(plainMessageTiers, 'service_tier', one['service_tier']);
    }
  } else if (operation === 'generateContent') {
    for (const field of ['serviceTier', 'service_tier'])
      refuseUnless(plainContentTiers, field, readTier(body[field]));
  }
}

function refuseUnless(plain: ReadonlySet<string>, field: string, value: unknown): void {
  if (value === undefined || value === null || plain.has(asString(value) ?? '')) return;
  throw refuseField(field, advice);
}

function readTier(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase().replace(/^service_tier_/u, '') : value;
}
