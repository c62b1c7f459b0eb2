import { PartialAccount } from '../../core/memory-account.ts';
import type { UpstreamCall } from '../../core/provider.ts';

/** Whatever an answer gave, with the pictures in it. */
interface CountedPictures {
  readonly pictures: readonly { readonly base64: string }[];
}

/**
 * Makes one call for pictures. What its answer held is given back when the pictures are there, which are counted from then on:
 * see countPictures. Throws what `draw` throws, and `unavailable` where there is no room for them.
 */
export async function drawCounted<Drawn extends CountedPictures>(
  call: UpstreamCall,
  draw: (call: UpstreamCall) => Promise<Drawn>,
): Promise<Drawn> {
  const memory = new PartialAccount(call.memory);
  try {
    const drawn = await draw({ ...call, memory });
    memory.close();
    call.memory.take(countPictures(drawn));
    return drawn;
  } finally {
    memory.close();
  }
}

/** Bytes that pictures hold as base64. */
export function countPictures({ pictures }: CountedPictures): number {
  return pictures.reduce((total, { base64 }) => total + base64.length, 0);
}
