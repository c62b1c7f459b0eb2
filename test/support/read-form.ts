import type { RecordedCall } from './fake-upstream.ts';

/** One part of a form as the runtime's own reader of forms saw it. */
export interface ReadPart {
  readonly name: string;
  /** The text of a field; the bytes of a file. */
  readonly value: string | Buffer;
  /** `null` for a field. */
  readonly filename: string | null;
  readonly type: string | null;
}

/** The parts of a multipart request in their order. */
export async function readForm({ body, headers }: RecordedCall): Promise<readonly ReadPart[]> {
  const contentType = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  return await Promise.all(
    [...form.entries()].map(async ([name, value]) => {
      if (typeof value === 'string') return { name, value, filename: null, type: null };
      const bytes = Buffer.from(await value.arrayBuffer());
      return { name, value: bytes, filename: value.name, type: value.type };
    }),
  );
}
