import type { FormRules } from '../../core/handler.ts';
import { PartialAccount } from '../../core/memory-account.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { BodyPace } from '../exchange/arrival-watch.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { askForBody, createTooLarge, readBody } from '../exchange/read-body.ts';
import type { UploadFolder, UploadStore } from './create-upload-store.ts';
import {
  createFormError,
  createLongType,
  createTooManyParts,
  createUnreadableType,
  explainParserError,
} from './form-errors.ts';
import { FormParts } from './form-parts.ts';
import { convertTexts, type FormShape } from './form-shape.ts';
import { FormSource } from './form-source.ts';
import { parseForm, spareParts } from './parse-form.ts';

export interface FormOptions {
  readonly rules: FormRules;
  readonly shape: FormShape;
  readonly uploads: UploadStore;
  readonly pace: BodyPace;
}

/** A form that has been read; its files exist until the request ends. */
export interface Form {
  /** The text fields, converted to the types of the schema. */
  readonly values: Readonly<Record<string, unknown>>;
  /** In the order they came. */
  readonly files: readonly UploadedFile[];
}

/**
 * Longest content-type, in characters: a boundary has 70 of them at most (RFC 2046, 5.1.1). In a body that comes in small pieces a long one is
 * compared anew with each of them.
 */
const maxTypeLength = 256;

/**
 * Reads a `multipart/form-data` body: texts into memory, files to disk, no faster than the disk takes them. Throws as soon
 * as something is wrong, whatever the client still has to send: `invalid_argument` naming the field, `payload_too_large`,
 * `unavailable` when there is no room, `deadline_exceeded` and `cancelled` as for other bodies. The files are removed when
 * the request ends, however it ends.
 */
export async function readForm(exchange: Exchange, options: FormOptions): Promise<Form> {
  const { rules, shape, uploads, pace } = options;
  const { headers } = exchange.req;
  if ((headers['content-type'] ?? '').length > maxTypeLength) throw createLongType(maxTypeLength);
  const declared = Number(headers['content-length'] ?? 0);
  if (declared > rules.totalBytes) throw createTooLarge(rules.totalBytes);
  const folder = openFolder(exchange, uploads);
  const memory = new PartialAccount(exchange.memory);
  const parts = new FormParts({ rules, shape, folder, memory });
  const isWriting = () => parts.isWriting;
  const isReading = () => parts.isReading;
  const { totalBytes: maxBytes, textBytes: maxTextBytes } = rules;
  const source = new FormSource(exchange, { memory, isWriting, isReading, maxBytes, maxTextBytes, pace });
  const parsed = parseForm(source, { parts, rules, shape });
  askForBody(exchange);
  source.start();
  const problem = await parsed;
  source.stop();
  // A file is removed with its folder only after it has been closed.
  const files = await parts.finish();
  memory.close();
  if (source.failure) throw source.failure;
  if (problem) throw explainParserError(problem);
  if (!source.isRead && hasBody(exchange)) throw createUnreadableType();
  if (source.receivedBytes === 0) throw createFormError('The request body is empty; send a form.');
  exchange.reserveBody(parts.textBytes);
  return { values: convertTexts(parts.texts, shape), files };
}

function hasBody({ headers }: Exchange): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A folder for the files of one request, which is removed with it. */
function openFolder(exchange: Exchange, uploads: UploadStore): UploadFolder {
  const folder = uploads.createFolder(exchange.requestId, exchange.holders);
  exchange.defer(() => folder.remove());
  return folder;
}

/** Largest form without files, in bytes. */
const encodedFormBytes = 1024 * 1024;

/**
 * Reads an `application/x-www-form-urlencoded` body, which has no files. Throws as `readForm` does.
 */
export async function readEncodedForm(exchange: Exchange, options: FormOptions): Promise<Form> {
  const { rules, shape, uploads, pace } = options;
  const text = (await readBody(exchange, { maxBytes: encodedFormBytes, pace })).toString();
  if (text === '') throw createFormError('The request body is empty; send a form.');
  // Counted before it is parsed: a megabyte of separators would be half a million fields.
  if (text.split('&', shape.fields.size + spareParts + 1).length > shape.fields.size + spareParts)
    throw createTooManyParts();
  const { memory } = exchange;
  const parts = new FormParts({ rules, shape, folder: openFolder(exchange, uploads), memory });
  for (const [name, value] of new URLSearchParams(text))
    parts.addText({ name, text: value, completeness: 'whole' });
  return { values: convertTexts(parts.texts, shape), files: [] };
}

/**
 * The form as the contract sees it: a file part stands as an empty text, in an array where the field's name ends in `[]`.
 */
export function renderFormBody({ values, files }: Form): Readonly<Record<string, unknown>> {
  const byField = Map.groupBy(files, ({ field }) => field);
  const placeholders = [...byField].map(([field, parts]): [string, unknown] => [
    field,
    field.endsWith('[]') ? parts.map(() => '') : '',
  ]);
  return { ...values, ...Object.fromEntries(placeholders) };
}
