/** A request before it is written to the wire. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  /** The pieces between the ampersands, as they are written. */
  readonly query: readonly string[];
  /** In the order of the wire; a name may come twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
}

/** The value of the first header of this name. */
export function findHeader({ headers }: Draft, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

/** Without any header of this name. */
export function dropHeader(draft: Draft, name: string): Draft {
  return { ...draft, headers: draft.headers.filter(([each]) => each.toLowerCase() !== name) };
}

/** With this header in place of all others of its name. */
export function setHeader(draft: Draft, name: string, value: string): Draft {
  return addHeader(dropHeader(draft, name), name, value);
}

/** With one more header. */
export function addHeader(draft: Draft, name: string, value: string): Draft {
  return { ...draft, headers: [...draft.headers, [name, value]] };
}

/** Path and query. */
export function renderTarget({ path, query }: Draft): string {
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The request line and the headers, each line with its end; the empty line is left to the caller. */
export function renderHead(draft: Draft, version = 'HTTP/1.1'): string {
  const lines = draft.headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `${draft.method} ${renderTarget(draft)} ${version}\r\n${lines.join('')}`;
}

/** The whole request with its length. */
export function renderRequest(draft: Draft): Buffer {
  const length = draft.body === null ? '' : `content-length: ${String(draft.body.length)}\r\n`;
  // A head is bytes, of which Latin-1 has one for each character.
  const head = Buffer.from(`${renderHead(draft)}${length}\r\n`, 'latin1');
  return draft.body === null ? head : Buffer.concat([head, draft.body]);
}
