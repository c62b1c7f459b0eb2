import type { Readable, Writable } from 'node:stream';
import type { Request, Response } from 'express';
import multer from 'multer';
import { toGatewayError } from '../../core/gateway-error.ts';
import type { FormRules } from '../../core/handler.ts';
import { createTooManyParts, explainParserError } from './form-errors.ts';
import { maxFieldNameLength, type FormParts } from './form-parts.ts';
import type { FormShape } from './form-shape.ts';
import type { FormSource } from './form-source.ts';

export interface ParseOptions {
  readonly parts: FormParts;
  readonly rules: FormRules;
  readonly shape: FormShape;
}

/** Parts that no rule asks for, which an odd client may send in vain, such as parts without a disposition. */
export const spareParts = 16;

/**
 * Takes a form apart with multer, which hands every part to `parts` as it comes. Whatever `parts` or the parser finds wrong
 * makes the source give up at once: multer itself would wait for the rest of the body. Resolves with multer's own error, or
 * `null`, when multer is done; never rejects.
 */
export function parseForm(source: FormSource, { parts, rules, shape }: ParseOptions): Promise<Error | null> {
  const fileCount = rules.files.reduce((sum, { maxCount }) => sum + maxCount, 0);
  const options: multer.Options & MissingOptions = {
    storage: createStorage(source, parts),
    // The defaults are Latin-1 and the base name.
    defParamCharset: 'utf8',
    preservePath: true,
    limits: {
      fieldNameSize: maxFieldNameLength,
      fieldSize: rules.textBytes,
      parts: shape.fields.size + fileCount + spareParts,
    },
    streamHandler: (_request, parser) => {
      listen(parser, { source, parts });
      source.isRead = true;
      source.pipe(parser);
    },
  };
  return new Promise((resolve) => {
    // Multer reads nothing but the headers and the stream, and never the response.
    const request = source as unknown as Request;
    multer(options).any()(request, {} as Response, (error?: unknown) => {
      resolve((error ?? null) as Error | null);
    });
  });
}

/** Options of multer 2.5 that its types do not have yet. */
interface MissingOptions {
  readonly streamHandler: (request: Request, parser: Writable) => void;
}

/** Removing is not left to multer: the folder of the request goes as a whole. */
function createStorage(source: FormSource, parts: FormParts): multer.StorageEngine {
  return {
    _handleFile: (_request, file, done) => {
      parts.addFile(file.fieldname, file.stream).then(
        () => {
          done();
        },
        (error: unknown) => {
          source.giveUp(explainParserError(error));
          done(error);
        },
      );
    },
    _removeFile: (_request, _file, done) => {
      done(null);
    },
  };
}

interface Receiver {
  readonly source: FormSource;
  readonly parts: FormParts;
}

/** Multer's own view of texts has no repeated fields and no exact names, and it drops files without a name. */
function listen(parser: Writable, { source, parts }: Receiver): void {
  parser.on('field', (name: string | undefined, text: string | undefined, { valueTruncated }: TextFacts) => {
    try {
      parts.addText({ name, text, completeness: valueTruncated ? 'cut' : 'whole' });
      source.noteText(Buffer.byteLength(text ?? ''));
    } catch (error) {
      source.giveUp(toGatewayError(error));
    }
  });
  parser.on('file', (name: string | undefined, stream: Readable, { filename }: FileFacts) => {
    source.noteFile();
    if (filename) return;
    parts.addUnnamed(name, stream).catch((error: unknown) => {
      source.giveUp(explainParserError(error));
    });
  });
  parser.on('partsLimit', () => {
    source.giveUp(createTooManyParts());
  });
  parser.on('error', (error) => {
    source.giveUp(explainParserError(error));
  });
}

/** What busboy says of a text part. */
interface TextFacts {
  readonly valueTruncated: boolean;
}

/** What busboy says of a file part. */
interface FileFacts {
  readonly filename?: string;
}
