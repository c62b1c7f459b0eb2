import type { Profile } from './area.ts';

/** What a model is for; decides which operations accept it. */
export type ModelKind = 'chat-messages' | 'chat-content' | 'image-content' | 'image' | 'video' | 'realtime';

/** One model of the published catalogue. */
export interface CatalogueModel {
  /** The neutral id, such as `chatfam-opus-4-8`. */
  readonly id: string;
  /** The same model in the vendor's spelling. */
  readonly vendorId: string;
  readonly kind: ModelKind;
  /** Highest `max_tokens` or `maxOutputTokens`. */
  readonly maxOutputTokens: number;
  readonly maxInputTokens: number;
  /** Unix seconds. */
  readonly createdAt: number;
}

/** Neutral family prefix to vendor prefix, longest first where one is the start of another. */
const familyPrefixes: readonly (readonly [neutral: string, vendor: string])[] = [
  ['imgfam2-', 'imagen-'],
  ['imgfam-', 'gpt-image-'],
  ['vidfam-', 'veo-'],
  ['chatfam-', 'claude-'],
  ['genfam-', 'gemini-'],
  ['rtfam-', 'gpt-'],
];

/** The neutral id for a model name in either spelling. Names of no known family come back unchanged. */
export function mapToNeutralModelId(name: string): string {
  if (familyPrefixes.some(([neutral]) => name.startsWith(neutral))) return name;
  const family = familyPrefixes.find(([, vendor]) => name.startsWith(vendor));
  return family ? family[0] + name.slice(family[1].length) : name;
}

/** The vendor's id for a model name in either spelling. Names of no known family come back unchanged. */
export function mapToVendorModelId(name: string): string {
  const family = familyPrefixes.find(([neutral]) => name.startsWith(neutral));
  return family ? family[1] + name.slice(family[0].length) : name;
}

/** Whether two names are one model's, however they are spelled. */
export function isSameModel(one: string, other: string): boolean {
  return one === other || mapToNeutralModelId(one) === mapToNeutralModelId(other);
}

/** A neutral id as the clients of a profile spell it. */
export function spellModelId(id: string, profile: Profile): string {
  return profile === 'vendor' ? mapToVendorModelId(id) : id;
}

type Row = readonly [id: string, createdOn: string, maxInputTokens: number, maxOutputTokens: number];

const rows: Readonly<Record<ModelKind, readonly Row[]>> = {
  'chat-messages': [
    ['chatfam-haiku-4-5', '2025-10-15', 200_000, 64_000],
    ['chatfam-sonnet-4-5', '2025-09-29', 200_000, 64_000],
    ['chatfam-sonnet-4-6', '2026-02-17', 1_000_000, 128_000],
    ['chatfam-opus-4-5', '2025-11-24', 200_000, 64_000],
    ['chatfam-opus-4-6', '2026-02-05', 1_000_000, 128_000],
    ['chatfam-opus-4-7', '2026-04-16', 1_000_000, 128_000],
    ['chatfam-opus-4-8', '2026-06-11', 1_000_000, 128_000],
  ],
  'chat-content': [
    ['genfam-2.5-flash', '2025-06-17', 1_048_576, 65_536],
    ['genfam-2.5-pro', '2025-06-17', 1_048_576, 65_536],
    ['genfam-3-flash-preview', '2025-12-17', 1_048_576, 65_536],
    ['genfam-3-pro-preview', '2025-11-18', 1_048_576, 65_536],
    ['genfam-3.1-flash-lite', '2026-03-03', 1_048_576, 65_536],
    ['genfam-3.1-pro-preview', '2026-02-19', 1_048_576, 65_536],
  ],
  'image-content': [
    ['genfam-2.5-flash-image', '2025-08-26', 32_768, 32_768],
    ['genfam-3.1-flash-image-preview', '2026-02-26', 65_536, 32_768],
    ['genfam-3-pro-image-preview', '2025-11-20', 65_536, 32_768],
    ['imgfam2-4.0-fast-generate-001', '2025-08-14', 480, 8_192],
  ],
  image: [
    ['imgfam-1', '2025-04-23', 32_000, 8_192],
    ['imgfam-1.5', '2025-12-16', 32_000, 8_192],
    ['imgfam-2', '2026-04-21', 32_000, 8_192],
  ],
  video: [
    ['vidfam-3.0-generate-001', '2025-07-29', 1_024, 0],
    ['vidfam-3.0-fast-generate-001', '2025-07-31', 1_024, 0],
    ['vidfam-3.1-generate-preview', '2025-10-15', 1_024, 0],
    ['vidfam-3.1-fast-generate-preview', '2025-10-15', 1_024, 0],
  ],
  realtime: [
    ['rtfam-4o-realtime-preview', '2024-10-01', 128_000, 4_096],
    ['rtfam-4o-realtime-preview-2024-12-17', '2024-12-17', 128_000, 4_096],
    ['rtfam-4o-mini-realtime-preview', '2024-12-17', 128_000, 4_096],
  ],
};

/** `genfam-3.1-pro-preview` reads as `Genfam 3.1 Pro Preview`. */
export function createDisplayName(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Every model of the published interface, in the order in which GET /v1/models lists them. */
export const catalogueModels: readonly CatalogueModel[] = Object.entries(rows).flatMap(([kind, models]) =>
  models.map(([id, createdOn, maxInputTokens, maxOutputTokens]) => ({
    id,
    vendorId: mapToVendorModelId(id),
    kind: kind as ModelKind,
    maxInputTokens,
    maxOutputTokens,
    createdAt: Date.parse(`${createdOn}T00:00:00Z`) / 1000,
  })),
);
