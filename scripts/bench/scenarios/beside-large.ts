import { controlServers, type HalfLoadScenario } from '../scenario.ts';
import { benchModel } from '../upstream-answers.ts';
import { chatHeaders } from './chat.ts';
import { halfLoad } from './half-load.ts';

const pictureCount = 4;
const pictureBytes = 5_900_000;

/** Base64 that no compressor makes short, the same at each start. */
function createPicture(seed: number): string {
  const bytes = Buffer.alloc(pictureBytes);
  let state = seed;
  for (let offset = 0; offset + 4 <= bytes.length; offset += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, offset);
  }
  return bytes.toString('base64');
}

function createBody(): Buffer {
  const pictures = Array.from({ length: pictureCount }, (_, index) => ({
    type: 'image',
    source: { type: 'base64', media_type: 'image/png', data: createPicture(index + 1) },
  }));
  const content = [
    ...pictures,
    { type: 'text', text: 'What do these pictures have in common \u2013 if anything?' },
  ];
  return Buffer.from(
    JSON.stringify({ model: benchModel, max_tokens: 1024, messages: [{ role: 'user', content }] }),
  );
}

let body: Buffer | null = null;

/** Small requests as in `half-load`, while somebody else sends pictures: 32 MB of JSON, every other second. */
export const besideLarge: HalfLoadScenario = {
  ...halfLoad,
  name: 'beside-large',
  title: 'small chat request, while another client sends one of 32 MB every two seconds',
  selection: 'by-name',
  servers: ['bare', 'specway', ...controlServers],
  pairs: [
    ['specway', 'bare'],
    ['bare-control', 'bare'],
  ],
  beside: {
    ratePerSecond: 0.5,
    requestFor: () => {
      body ??= createBody();
      return { method: 'POST', path: '/v1/messages', headers: chatHeaders, body };
    },
  },
};
