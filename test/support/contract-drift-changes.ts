import type { Profile } from '../../src/core/area.ts';
import type { OperationResponse, StreamEvent } from '../../src/core/operation.ts';

/** A body, or the data of an event. */
export type Body = Readonly<Record<string, unknown>>;

/** One way in which a server may come to differ from its contract. */
export interface Drift {
  readonly name: string;
  readonly operationId: string;
  readonly delivery: 'whole' | 'streamed';
  /** Where it is a drift; default both. */
  readonly profile?: Profile;
  /** What a report of it must mention. */
  readonly evidence: RegExp;
  /**
   * Whether the gateway itself notices in mode `enforce`. It does not where the schemas are open at run time, and it
   * looks at each event alone, not at their order.
   */
  readonly enforce: 'refused' | 'not noticed';
  readonly change: (response: OperationResponse) => OperationResponse;
}

/** Changes the body of a whole answer. */
export function changeBody(change: (body: Body) => Body): Drift['change'] {
  return (response) =>
    response.kind === 'whole' ? { ...response, body: change(response.body as Body), bytes: null } : response;
}

/** Changes the body of an answer that is JSON, sent as it is written. */
export function changeText(change: (body: Body) => Body): Drift['change'] {
  return (response) => {
    if (response.kind !== 'text') return response;
    const { 'content-length': _, ...headers } = response.headers;
    async function* changeAll(parts: AsyncIterable<string>) {
      let text = '';
      for await (const part of parts) text += part;
      yield JSON.stringify(change(JSON.parse(text) as Body));
    }
    return { ...response, headers, parts: changeAll(response.parts) };
  };
}

/** Changes the status of a whole answer. */
export function changeStatus(status: number): Drift['change'] {
  return (response) => (response.kind === 'whole' ? { ...response, status } : response);
}

/** Changes the list of all events of a stream; they arrive together then. */
export function changeEvents(
  change: (events: readonly StreamEvent[]) => readonly StreamEvent[],
): Drift['change'] {
  return (response) => {
    if (response.kind !== 'stream') return response;
    async function* changeAll(batches: AsyncIterable<readonly StreamEvent[]>) {
      const events: StreamEvent[] = [];
      for await (const batch of batches) events.push(...batch);
      yield change(events);
    }
    return { ...response, batches: changeAll(response.batches) };
  };
}

/** Changes the data of the events of this name. */
export function changeData(name: string | null, change: (data: Body) => Body): Drift['change'] {
  return changeEvents((events) =>
    events.map((event) =>
      event.event === name
        ? { ...event, data: JSON.stringify(change(JSON.parse(event.data) as Body)) }
        : event,
    ),
  );
}

/** The same object with another name for one of its fields. */
export function rename(object: Body, from: string, to: string): Body {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name === from ? to : name, value]),
  );
}
