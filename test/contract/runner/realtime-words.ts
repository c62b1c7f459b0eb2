import type { RealtimeClient } from '../../support/contract-realtime-client.ts';
import type { RealtimeContract, WireEvent } from '../../support/contract-realtime.ts';
import { createSilence, joinSamples, sayAll, writePcm } from '../../support/sounds.ts';

/** What a case wants of a session, whatever its dialect calls it. */
export interface Wishes {
  readonly modality?: 'text' | 'audio';
  /** Server voice detection; with a silence after which the model speaks first, in milliseconds, where the dialect has one. */
  readonly detection?: 'on' | 'off' | number;
  readonly transcription?: 'on';
  readonly tools?: readonly object[];
}

/** A `session.update` in the words of a dialect. */
export function wish({ dialect }: RealtimeContract, wishes: Wishes): WireEvent {
  const session = dialect === 'ga' ? createGaSession(wishes) : createBetaSession(wishes);
  return { type: 'session.update', session };
}

function createGaSession({ modality, detection, transcription, tools }: Wishes): object {
  const input = {
    ...(detection !== undefined && { turn_detection: createDetection(detection) }),
    ...(transcription !== undefined && { transcription: { model: 'whisper-1' } }),
  };
  return {
    type: 'realtime',
    ...(modality !== undefined && { output_modalities: [modality] }),
    ...(tools !== undefined && { tools }),
    audio: { input },
  };
}

function createBetaSession({ modality, detection, transcription, tools }: Wishes): object {
  return {
    ...(modality !== undefined && { modalities: modality === 'text' ? ['text'] : ['audio', 'text'] }),
    ...(detection !== undefined && { turn_detection: createDetection(detection) }),
    ...(transcription !== undefined && { input_audio_transcription: { model: 'whisper-1' } }),
    ...(tools !== undefined && { tools }),
  };
}

function createDetection(detection: 'on' | 'off' | number): object | null {
  if (detection === 'off') return null;
  const idle = detection === 'on' ? {} : { idle_timeout_ms: detection };
  return { type: 'server_vad', silence_duration_ms: 500, ...idle };
}

/** A message of the user. */
export function createUserMessage(text: string, id?: string): WireEvent {
  const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text }] };
  return { type: 'conversation.item.create', item: id === undefined ? item : { id, ...item } };
}

/** Adds an item, and waits until it is there. */
export async function addItem(client: RealtimeClient, event: WireEvent): Promise<WireEvent> {
  if (client.contract.dialect === 'beta') return client.ask(event, 'conversation.item.created');
  const added = await client.ask(event, 'conversation.item.added');
  await client.next('conversation.item.done');
  return added;
}

/** Waits for the end of a response; returns its `response.done`. */
export async function waitForResponse(client: RealtimeClient): Promise<ResponseDone> {
  const { response } = await client.next('response.done');
  await client.next('rate_limits.updated');
  // Checked as an event by its schema.
  return response as ResponseDone;
}

/** Says something to the model in words, and waits for its answer. */
export async function askModel(
  client: RealtimeClient,
  text: string,
  response?: object,
): Promise<ResponseDone> {
  await addItem(client, createUserMessage(text));
  client.send({ type: 'response.create', ...(response && { response }) });
  return waitForResponse(client);
}

/** A response as it ended. */
export interface ResponseDone {
  readonly id: string;
  readonly status: string;
  readonly output: readonly { readonly id: string; readonly call_id?: string }[];
}

/** Says something, and is quiet afterwards: what voice detection takes for a turn. */
export function say(client: RealtimeClient, sentence: string): void {
  const sound = joinSamples(createSilence(300), sayAll(sentence), createSilence(1_500));
  for (let start = 0; start < sound.length; start += 24_000)
    client.send({ type: 'input_audio_buffer.append', audio: writePcm(sound.slice(start, start + 24_000)) });
}

/** Silence of so many milliseconds. */
export function beQuiet(client: RealtimeClient, ms: number): void {
  client.send({ type: 'input_audio_buffer.append', audio: writePcm(createSilence(ms)) });
}

/** Throws where something is not as it should be. */
export function demand(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what} is ${String(actual)} instead of ${String(expected)}.`);
}
