import { closeComponents } from './close-components.ts';
import type { ProfileEvents } from './emit-event-validators.ts';
import type { EventPayloads } from './list-events.ts';
import type { JsonValue } from './json.ts';

/** The events of a profile in which what the gateway sends may hold only what the contract names. */
export function closeEvents(profile: ProfileEvents): ProfileEvents {
  const { streams, client, server } = profile.events;
  const closed = closeComponents(profile.components, (close) => {
    const closeAll = (events: EventPayloads, use: 'whole' | 'open'): EventPayloads =>
      new Map([...events].map(([name, payload]): [string, JsonValue] => [name, close(payload, use)]));
    return {
      streams: new Map([...streams].map(([operationId, events]) => [operationId, closeAll(events, 'whole')])),
      client: closeAll(client, 'open'),
      server: closeAll(server, 'whole'),
    };
  });
  return { events: closed.roots, components: closed.components };
}
