import { releaseBytes } from './large-bytes.ts';
import type { BasePlan, DecodedConfinement, PaintedBase } from './picture.ts';

/** Bytes of a canvas, and of a decoded mask with what it keeps. */
export function countBaseBytes({ size: { width, height }, confinement }: BasePlan): number {
  return width * height * (confinement === null ? 4 : 9);
}

/** Gives the memory of a base back at once; nobody may use it any more. */
export function releaseBase({ canvas, confinement }: PaintedBase): void {
  releaseBytes(canvas.data);
  if (confinement !== null) releaseConfinement(confinement);
}

/** The same for a confinement alone. */
export function releaseConfinement({ alpha, kept }: DecodedConfinement): void {
  releaseBytes(alpha);
  releaseBytes(kept.data);
}
