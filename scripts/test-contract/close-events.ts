import { closeComponents } from './close-components.ts';
import type { EventCatalogue, EventPayloads } from '../generate/list-events.ts';
import type { JsonObject, JsonValue } from '../generate/json.ts';

/** The events of one profile with the schemas their payloads refer to. */
export interface ProfileEvents {
  readonly events: EventCatalogue;
  readonly components: JsonObject;
}

/** The events of a profile in which what the gateway sends may hold only what the contract names. */
export function closeEvents(profile: ProfileEvents): ProfileEvents {
  const { streams, dialects } = profile.events;
  const closed = closeComponents(profile.components, (close) => {
    const closeAll = (events: EventPayloads, use: 'whole' | 'open'): EventPayloads =>
      new Map([...events].map(([name, payload]): [string, JsonValue] => [name, close(payload, use)]));
    return {
      streams: new Map([...streams].map(([operationId, events]) => [operationId, closeAll(events, 'whole')])),
      dialects: new Map(
        [...dialects].map(([dialect, { client, server }]) => [
          dialect,
          { client: closeAll(client, 'open'), server: closeAll(server, 'whole') },
        ]),
      ),
    };
  });
  return { events: closed.roots, components: closed.components };
}
