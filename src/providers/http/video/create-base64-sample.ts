import type { Deployment } from '../../../core/provider.ts';
import type { UpstreamSample } from '../../../core/video/video-upstream.ts';
import { openVideo } from '../download/open-video.ts';

/** Characters that are decoded at a time; four of them belong together. */
const stepLength = 256 * 1024;

/** One that holds its video itself. */
export interface Base64Sample extends UpstreamSample {
  /** Lets go of the text: nothing can be fetched any more. */
  release(): void;
}

/** A video that came within the answer, as a text of base64. */
export function createBase64Sample(text: string, deployment: Deployment): Base64Sample {
  let held: string | null = text;
  return {
    sentAs: 'base64',
    storageUri: null,
    fetch: async (signal) => {
      signal.throwIfAborted();
      if (held === null) throw new Error('The video was let go of');
      return await openVideo({ deployment, sizeBytes: countBytes(held), chunks: decode(held, signal) });
    },
    release: () => {
      held = null;
    },
  };
}

function countBytes(text: string): number {
  const padding = /={0,2}$/u.exec(text.slice(-2))?.[0].length ?? 0;
  return Math.floor(((text.length - padding) * 3) / 4);
}

async function* decode(text: string, signal: AbortSignal): AsyncGenerator<Buffer, undefined> {
  for (let start = 0; start < text.length; start += stepLength) {
    signal.throwIfAborted();
    yield Buffer.from(text.slice(start, start + stepLength), 'base64');
  }
}
