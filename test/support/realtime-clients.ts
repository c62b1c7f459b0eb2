import OpenAI from 'openai';
import { OpenAIRealtimeWS as BetaWsSeven } from 'openai/beta/realtime/ws';
import { OpenAIRealtimeWebSocket as BetaSocketSeven } from 'openai/beta/realtime/websocket';
import { OpenAIRealtimeWS as WsSeven } from 'openai/realtime/ws';
import { OpenAIRealtimeWebSocket as SocketSeven } from 'openai/realtime/websocket';
import OpenAiFour from 'openai-4';
import { OpenAIRealtimeWS as BetaWsFour } from 'openai-4/beta/realtime/ws';
import { OpenAIRealtimeWebSocket as BetaSocketFour } from 'openai-4/beta/realtime/websocket';
import OpenAiFive from 'openai-5';
import { OpenAIRealtimeWS as BetaWsFive } from 'openai-5/beta/realtime/ws';
import { OpenAIRealtimeWebSocket as BetaSocketFive } from 'openai-5/beta/realtime/websocket';
import { OpenAIRealtimeWS as WsFive } from 'openai-5/realtime/ws';
import { OpenAIRealtimeWebSocket as SocketFive } from 'openai-5/realtime/websocket';
import OpenAiSix from 'openai-6';
import { OpenAIRealtimeWS as BetaWsSix } from 'openai-6/beta/realtime/ws';
import { OpenAIRealtimeWebSocket as BetaSocketSix } from 'openai-6/beta/realtime/websocket';
import { OpenAIRealtimeWS as WsSix } from 'openai-6/realtime/ws';
import { OpenAIRealtimeWebSocket as SocketSix } from 'openai-6/realtime/websocket';
import type { SdkTarget } from './sdk-clients.ts';

/** What the realtime clients of all generations have in common, as far as these tests use it. */
export interface RealtimeClient {
  readonly socket: { close(code?: number, reason?: string): void };
  send(event: unknown): void;
  on(name: 'event', listener: (event: ServerEvent) => void): unknown;
  on(name: 'error', listener: (error: Error) => void): unknown;
  close(): void;
}

/** An event as a client shows it. */
export interface ServerEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

type RealtimeClass = new (props: { model: string }, client: unknown) => unknown;
type ClientClass = new (options: {
  baseURL: string;
  apiKey: string;
  dangerouslyAllowBrowser: boolean;
}) => unknown;

interface ClientKind {
  readonly name: string;
  readonly dialect: 'beta' | 'ga';
  /** Whether it says by itself which dialect it speaks. */
  readonly hasMarker: boolean;
  readonly Client: ClientClass;
  readonly Realtime: RealtimeClass;
}

function kind(
  name: string,
  dialect: ClientKind['dialect'],
  { Client, Realtime, hasMarker = true }: { Client: unknown; Realtime: unknown; hasMarker?: boolean },
): ClientKind {
  return { name, dialect, hasMarker, Client: Client as ClientClass, Realtime: Realtime as RealtimeClass };
}

/** Every realtime client over a WebSocket that the vendor's package has ever had, and has today. */
export const realtimeClients: readonly ClientKind[] = [
  kind('openai 4 beta/realtime/ws', 'beta', { Client: OpenAiFour, Realtime: BetaWsFour }),
  kind('openai 4 beta/realtime/websocket', 'beta', { Client: OpenAiFour, Realtime: BetaSocketFour }),
  kind('openai 5 beta/realtime/ws', 'beta', { Client: OpenAiFive, Realtime: BetaWsFive }),
  kind('openai 5 beta/realtime/websocket', 'beta', { Client: OpenAiFive, Realtime: BetaSocketFive }),
  kind('openai 6 beta/realtime/ws', 'beta', { Client: OpenAiSix, Realtime: BetaWsSix }),
  kind('openai 6 beta/realtime/websocket', 'beta', { Client: OpenAiSix, Realtime: BetaSocketSix }),
  kind('openai 7 beta/realtime/ws', 'beta', { Client: OpenAI, Realtime: BetaWsSeven }),
  kind('openai 7 beta/realtime/websocket', 'beta', { Client: OpenAI, Realtime: BetaSocketSeven }),
  kind('openai 5 realtime/ws', 'ga', { Client: OpenAiFive, Realtime: WsFive, hasMarker: false }),
  kind('openai 5 realtime/websocket', 'ga', { Client: OpenAiFive, Realtime: SocketFive }),
  kind('openai 6 realtime/ws', 'ga', { Client: OpenAiSix, Realtime: WsSix, hasMarker: false }),
  kind('openai 6 realtime/websocket', 'ga', { Client: OpenAiSix, Realtime: SocketSix }),
  kind('openai 7 realtime/ws', 'ga', { Client: OpenAI, Realtime: WsSeven }),
  kind('openai 7 realtime/websocket', 'ga', { Client: OpenAI, Realtime: SocketSeven }),
];

/** Connects as the client does by itself: over TLS, with the address and the key changed and nothing else. */
export function connectClient(
  { Client, Realtime }: ClientKind,
  { url, apiKey }: SdkTarget,
  model: string,
): RealtimeClient {
  const client = new Client({ baseURL: `${url}/v1`, apiKey, dangerouslyAllowBrowser: true });
  return new Realtime({ model }, client) as RealtimeClient;
}
