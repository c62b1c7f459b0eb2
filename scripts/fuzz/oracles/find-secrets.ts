import { clientKey, promptMark, upstreamKeys, upstreamMarks, wrongKey } from '../gateways/fuzz-secrets.ts';

/** Looks for what must not be where it is: in answers, and in the log. */
export interface SecretFinder {
  /** What an answer holds that its client may not know. */
  inAnswer(bytes: Buffer): readonly string[];
  /** What a line of the log holds that no log may. */
  inLog(line: string): readonly string[];
  /** The same for a line that tells of a failure of the gateway, and may show where in its code that was. */
  inFailure(line: string): readonly string[];
}

interface Secret {
  readonly what: string;
  readonly text: string;
}

/** `address` is host and port of the upstreams, `directories` are places on this machine. */
export function createSecretFinder(address: string, directories: readonly string[]): SecretFinder {
  const keys: readonly Secret[] = [
    ...Object.entries(upstreamKeys).map(([provider, text]) => ({
      what: `the credential of ${provider}`,
      text,
    })),
    { what: "the client's key", text: clientKey },
    { what: 'a wrong key', text: wrongKey },
    { what: 'a key in the words of an upstream', text: upstreamMarks.key },
  ];
  const places: readonly Secret[] = [
    { what: "the upstream's address", text: address },
    { what: "the upstream's port", text: `:${address.split(':')[1] ?? ''}` },
    { what: 'a host in the words of an upstream', text: upstreamMarks.host },
    { what: 'a path in the words of an upstream', text: upstreamMarks.path },
    { what: 'a stack in the words of an upstream', text: upstreamMarks.frame },
  ];
  const local = directories.map((text) => ({ what: 'a path of this machine', text }));
  const prompt = { what: 'the prompt', text: promptMark };
  return {
    inAnswer: (bytes) => [
      ...find([...keys, ...places, ...local], (text) => bytes.includes(text)),
      ...findFrames(bytes.toString('latin1')),
    ],
    inLog: (line) => find([...keys, ...places, ...local, prompt], (text) => line.includes(text)),
    inFailure: (line) => find([...keys, ...places, prompt], (text) => line.includes(text)),
  };
}

function find(secrets: readonly Secret[], includes: (text: string) => boolean): readonly string[] {
  return secrets.filter(({ text }) => includes(text)).map(({ what }) => what);
}

/** Of any stack of Node.js. */
function findFrames(text: string): readonly string[] {
  return /\bat [\w.<>]+ \([^)]*:\d+:\d+\)|node:internal\//u.test(text) ? ['a stack'] : [];
}
