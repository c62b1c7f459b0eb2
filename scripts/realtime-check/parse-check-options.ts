import { parseArguments } from '../arguments/parse-arguments.ts';

/** The text of --help. */
export const checkUsage = `Calls a gateway over WebRTC as a browser would, and says how far it gets: the answer, UDP, events, sound.

npm run realtime:check -- --url http://127.0.0.1:8080 --key KEY

  --url URL      where the gateway is found over HTTP
  --key KEY      an API key, or an ephemeral token
  --model NAME   the model to talk with; rtfam-4o-realtime-preview unless said
  --timeout S    how long each step may take, in seconds; 10 unless said

Run it where clients are, not beside the gateway: UDP that reaches one may not reach the other. The answer that is asked for costs as any
other. The exit status is 0 when sound came, 1 when something of it does not work, and 2 where the command cannot be understood.`;

/** What the command line asks for. */
export interface CheckOptions {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** Of each step. */
  readonly timeoutMs: number;
}

/** What the command line asks for, or why it cannot be understood. */
export type CheckCommand =
  | ({ readonly kind: 'check' } & CheckOptions)
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly message: string };

const options = {
  url: { type: 'string' },
  key: { type: 'string' },
  model: { type: 'string', default: 'rtfam-4o-realtime-preview' },
  timeout: { type: 'string', default: '10' },
  help: { type: 'boolean' },
} as const;

const maxTimeoutSeconds = 300;

export function parseCheckOptions(args: readonly string[]): CheckCommand {
  try {
    const { values } = parseArguments({ args: [...args], options });
    if (values.help === true) return { kind: 'help' };
    const { url, key, model } = values;
    if (url === undefined || key === undefined) return refuse('--url and --key are required.');
    if (!/^https?:\/\/[^/?#\s]+(?:\/[^?#\s]*)?$/.test(url))
      return refuse('--url is an address such as http://127.0.0.1:8080.');
    const seconds = Number(values.timeout);
    if (!(seconds > 0 && seconds <= maxTimeoutSeconds))
      return refuse(`--timeout is a number of seconds, at most ${String(maxTimeoutSeconds)}.`);
    return { kind: 'check', url: url.replace(/\/+$/, ''), key, model, timeoutMs: seconds * 1_000 };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(message: string): CheckCommand {
  return { kind: 'refused', message };
}
