import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The bytes of one message, with its type and length. */
type Message = Buffer;

/** A session of the server. It is lent to one client at a time. */
interface Session {
  readonly socket: Socket;
  readonly messages: AsyncIterator<Message>;
}

/** As PgBouncer with `pool_mode = transaction`: whoever begins one gets the session that was given back last. */
export interface PostgresPooler {
  readonly url: string;
  close(): void;
}

const readyType = 'Z'.charCodeAt(0);
const syncTypes = [...'QS'].map((type) => type.charCodeAt(0));
const terminateType = 'X'.charCodeAt(0);
/** Beside the type: the server is in no transaction. */
const idle = 'I'.charCodeAt(0);
const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const ready = Buffer.from([readyType, 0, 0, 0, 5, idle]);

/** For a server that asks for no password. */
export async function startPostgresPooler(serverUrl: string): Promise<PostgresPooler> {
  const { hostname, port, username, pathname } = new URL(serverUrl);
  const free: Session[] = [];
  const sockets = new Set<Socket>();

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    return socket;
  };

  const open = async (): Promise<Session> => {
    const socket = keep(connect(Number(port), hostname));
    await once(socket, 'connect');
    const parameters = `user\0${username}\0database\0${pathname.slice(1)}\0\0`;
    const start = Buffer.alloc(8 + parameters.length);
    start.writeInt32BE(start.length, 0);
    start.writeInt32BE(196_608, 4);
    start.write(parameters, 8, 'latin1');
    socket.write(start);
    const session = { socket, messages: readMessages(socket, 1) };
    while ((await next(session.messages))[0] !== readyType);
    return session;
  };

  const serve = async (client: Socket): Promise<void> => {
    const messages = readMessages(client, 0);
    await next(messages);
    client.write(Buffer.concat([authenticationOk, ready]));
    let session: Session | null = null;
    for (;;) {
      const message = await next(messages);
      if (message[0] === terminateType) break;
      session ??= free.pop() ?? (await open());
      session.socket.write(message);
      if (!syncTypes.includes(message[0] ?? 0)) continue;
      const last = await passAnswer(session, client);
      if (last[5] !== idle) continue;
      free.push(session);
      session = null;
    }
    session?.socket.destroy();
  };

  const server = createServer((client) => {
    keep(client);
    serve(client).catch(() => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url: url.href,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Up to the message that says that the server waits for more. */
async function passAnswer({ messages }: Session, client: Socket): Promise<Message> {
  for (;;) {
    const message = await next(messages);
    client.write(message);
    if (message[0] === readyType) return message;
  }
}

/** `typeBytes`: 1 but for the first message of a client, which has no type. */
async function* readMessages(socket: Socket, typeBytes: 0 | 1): AsyncGenerator<Message, undefined> {
  let bytes: Buffer = Buffer.alloc(0);
  let ahead: number = typeBytes;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk]);
    while (bytes.length >= ahead + 4 && bytes.length >= ahead + bytes.readInt32BE(ahead)) {
      const length = ahead + bytes.readInt32BE(ahead);
      yield bytes.subarray(0, length);
      bytes = bytes.subarray(length);
      ahead = 1;
    }
  }
  return undefined;
}

async function next(messages: AsyncIterator<Message>): Promise<Message> {
  const { value, done } = await messages.next();
  if (done === true) throw new Error('The connection has ended.');
  return value as Message;
}
