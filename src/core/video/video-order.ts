import type { PassedGateways } from '../passed-gateways.ts';

/** What is to be made, with nothing left to defaults. Resolved when a task is submitted. */
export interface VideoOrder {
  /** The model as the client spelled it. */
  readonly modelName: string;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  /** Length of each video. */
  readonly seconds: number;
  /** `16:9` or `9:16`, or what the operator configured. */
  readonly aspectRatio: string;
  /** `720p`, `1080p` or `4k`, or what the operator configured. */
  readonly resolution: string;
  /** How many videos. */
  readonly sampleCount: number;
  /** As the client wrote it; `null` where it did not. */
  readonly personGeneration: string | null;
  /** Where the upstream or the gateway shall leave a copy, checked against what is allowed; `null` for nowhere. */
  readonly storageUri: string | null;
  /** The picture to begin with; `null` for none. */
  readonly picture: InputPicture | null;
  /** The gateways that it has passed. Absent from orders of earlier versions. */
  readonly passed?: PassedGateways;
}

/** A picture that was checked: whole, of a known type, within the limits. */
export interface InputPicture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly sizeBytes: number;
  /** Its object (src/core/object-store.ts). */
  readonly objectName: string;
}
