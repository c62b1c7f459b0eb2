import { expect } from 'vitest';
import type { RealtimeGaClientEvent, RealtimeGaSessionConfig } from '../../generated/contract-types.ts';
import type { MemoryAccount } from '../../src/core/memory-account.ts';
import type { RealtimeLink } from '../../src/core/realtime/realtime-link.ts';
import type {
  RealtimeHearing,
  RealtimeModel,
  RealtimeStep,
  RealtimeTurn,
  RealtimeUsage,
} from '../../src/core/realtime/realtime-model.ts';
import { openEventContract } from '../../src/realtime/dialects/event-contract.ts';
import { openSession } from '../../src/realtime/session/open-session.ts';
import { changeGaSettings, defaultGaSettings } from '../../src/realtime/settings/ga-settings.ts';
import { endlessMemory } from './endless-memory.ts';

/** What a scripted model does: a step, an error, waiting until it is no longer wanted, or for somebody. */
export type ScriptLine = RealtimeStep | Error | 'hang' | Promise<unknown>;

export const scriptedUsage: RealtimeUsage = {
  inputText: 10,
  inputAudio: 20,
  inputImage: 0,
  inputCached: 5,
  outputText: 3,
  outputAudio: 4,
};

const end: RealtimeStep = { kind: 'end', ending: 'completed' };

/** Says one sentence in words. */
export const plainScript: readonly ScriptLine[] = [
  { kind: 'message', modality: 'text' },
  { kind: 'text', text: 'Good ' },
  { kind: 'text', text: 'day.' },
  end,
];

/** Says two words, 100 ms each. */
export const spokenScript: readonly ScriptLine[] = [
  { kind: 'message', modality: 'audio' },
  { kind: 'sound', samples: new Int16Array(2_400), transcript: 'Good' },
  { kind: 'sound', samples: new Int16Array(2_400), transcript: ' day.' },
  end,
];

export const callScript: readonly ScriptLine[] = [
  { kind: 'call', name: 'weather' },
  { kind: 'arguments', text: '{"city":' },
  { kind: 'arguments', text: '"Paris"}' },
  end,
];

/** A model that does what its scripts say, one after the other, and keeps what it was asked. */
export class ScriptedRealtimeModel implements RealtimeModel {
  readonly turns: RealtimeTurn[] = [];
  /** Samples of each turn that was listened to. */
  readonly heard: number[] = [];
  /** How many answers somebody ended early. */
  aborted = 0;
  readonly #scripts: (readonly ScriptLine[])[];
  readonly #words: readonly string[] | null;

  constructor(
    scripts: readonly (readonly ScriptLine[])[],
    words: readonly string[] | null = ['Hello', ' there'],
  ) {
    this.#scripts = [...scripts];
    this.#words = words;
  }

  answer(turn: RealtimeTurn, signal: AbortSignal) {
    this.turns.push(turn);
    const script = this.#scripts.shift() ?? [end];
    signal.addEventListener('abort', () => (this.aborted += 1));
    return { usage: scriptedUsage, [Symbol.asyncIterator]: () => perform(script, signal) };
  }

  hear(): RealtimeHearing {
    const index = this.heard.push(0) - 1;
    const waiting = [...(this.#words ?? [])];
    return {
      hear: (samples) => {
        this.heard[index] = (this.heard[index] ?? 0) + samples.length;
        return waiting.shift() ?? '';
      },
      report: () => this.#words?.join('') ?? null,
    };
  }
}

async function* perform(
  script: readonly ScriptLine[],
  signal: AbortSignal,
): AsyncGenerator<RealtimeStep, void> {
  for (const line of script) {
    if (line instanceof Error) throw line;
    if (line === 'hang')
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
    else if (line instanceof Promise) await line;
    else yield line;
  }
}

/** What a client sends, which its contract is held to before the session sees it; with null where it stands for absent. */
export type ClientEvent = Readonly<Record<string, unknown>> & {
  readonly type: RealtimeGaClientEvent['type'];
};

export type SentEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** A session, whatever it has sent, and a client's end of it. */
export interface TestSession {
  readonly link: RealtimeLink;
  /** Everything that was sent, `session.created` included. */
  readonly events: SentEvent[];
  readonly faults: unknown[];
  send(...events: readonly ClientEvent[]): void;
  /** Sends, and waits until the session has dealt with it and nothing comes any more. */
  ask(...events: readonly ClientEvent[]): Promise<readonly SentEvent[]>;
  /** Waits until so many events of a type have been sent. */
  waitFor(type: string, count?: number): Promise<SentEvent>;
}

const contract = openEventContract('ga');

/** Opens a session; every event it sends must fit the contract. Its clock stands still. */
export function openTestSession(
  model: RealtimeModel,
  config: RealtimeGaSessionConfig = {},
  memory: MemoryAccount = endlessMemory,
): TestSession {
  const events: SentEvent[] = [];
  const faults: unknown[] = [];
  let ids = 0;
  const link = openSession(
    {
      id: 'sess_1',
      model: 'rtfam-4o-realtime-preview',
      answerer: model,
      settings: changeGaSettings(defaultGaSettings, config),
      maxDurationMs: 1_800_000,
      clock: { now: () => 1_700_000_000_000 },
      memory,
      createId: () => String((ids += 1)),
      reportFault: (cause) => faults.push(cause),
    },
    {
      onEvent: ({ value }) => {
        expect(contract.findServerDrift(value), JSON.stringify(value)).toBeNull();
        events.push(value as SentEvent);
      },
      onEnd: () => {
        throw new Error('A session around a model does not end itself.');
      },
    },
  );
  const send = (...sent: readonly ClientEvent[]) => {
    for (const value of sent) {
      const { event, fault } = contract.parseClientEvent(structuredClone(value));
      if (event === null) throw new Error(`${fault.message} (${JSON.stringify(value)})`);
      link.send({ type: event.type, value: event, text: null });
    }
  };
  const settle = async () => {
    for (let before = -1; before < events.length || link.bufferedBytes > 0;) {
      before = events.length;
      for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
    }
  };
  return {
    link,
    events,
    faults,
    send,
    ask: async (...sent) => {
      const from = events.length;
      send(...sent);
      await settle();
      return events.slice(from);
    },
    waitFor: async (type, count = 1) => {
      for (;;) {
        const found = events.filter((event) => event.type === type);
        const last = found[count - 1];
        if (last !== undefined) return last;
        await new Promise(setImmediate);
      }
    },
  };
}

/** The types of events. */
export function listTypes(events: readonly SentEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** The code and param of every error, and the client event it names. */
export function listErrors(events: readonly SentEvent[]): readonly unknown[] {
  return events
    .filter(({ type }) => type === 'error')
    .map(({ error }) => {
      const { code, param, event_id } = error as Readonly<Record<string, unknown>>;
      return [code, param, event_id];
    });
}

export function createMessage(text: string, id?: string): ClientEvent {
  return {
    type: 'conversation.item.create',
    item: {
      type: 'message',
      role: 'user',
      content: [{ type: 'input_text', text }],
      ...(id === undefined ? {} : { id }),
    },
  };
}
