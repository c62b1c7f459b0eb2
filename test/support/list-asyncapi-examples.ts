import {
  followReference,
  toList,
  toObject,
  type JsonObject,
  type JsonValue,
} from '../../scripts/generate/json.ts';

/** One message of an AsyncAPI document as one channel or operation uses it. */
export interface AsyncApiMessage {
  /** The operation whose stream carries it; `null` for realtime. */
  readonly operationId: string | null;
  /** The dialect of realtime it belongs to; `null` for a stream. */
  readonly dialect: string | null;
  readonly sender: 'client' | 'gateway';
  /** Channel and key of the message, to find it by. */
  readonly message: string;
  /** The event's name on the wire. */
  readonly name: string;
  readonly examples: readonly AsyncApiExample[];
}

export interface AsyncApiExample {
  readonly label: string;
  readonly payload: unknown;
}

/** Every message of every operation of a bundled AsyncAPI document, with its examples. */
export function listAsyncApiExamples(source: Readonly<Record<string, unknown>>): readonly AsyncApiMessage[] {
  const document = source as JsonObject;
  return Object.values(toObject(document.operations)).flatMap((value) => {
    const operation = toObject(value);
    const reference = String(toObject(operation.channel).$ref);
    const channel = toObject(followReference(document, operation.channel ?? null));
    const operationId = channel['x-operation-id'];
    const dialect = channel['x-dialect'];
    const messages = operation.messages
      ? toList(operation.messages).map((message) => [String(toObject(message).$ref), message] as const)
      : Object.entries(toObject(channel.messages));
    return messages.map(([key, message]) => ({
      operationId: typeof operationId === 'string' ? operationId : null,
      dialect: typeof dialect === 'string' ? dialect : null,
      sender: operation.action === 'receive' ? 'client' : 'gateway',
      message: `${reference.split('/').at(-1)} ${key.split('/').at(-1)}`,
      ...readMessage(document, message),
    }));
  });
}

function readMessage(document: JsonObject, reference: JsonValue): Pick<AsyncApiMessage, 'name' | 'examples'> {
  const message = toObject(followReference(document, reference));
  const examples = toList(message.examples).map((value, index) => {
    const example = toObject(value);
    return { label: String(example.name ?? index), payload: example.payload };
  });
  return { name: String(message.name), examples };
}
