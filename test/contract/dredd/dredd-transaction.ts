import type { Profile } from '../../../src/core/area.ts';

/** The part of a Dredd transaction that the hooks read and write (https://dredd.org/en/latest/data-structures.html). */
export interface DreddTransaction {
  /** `path > summary > status > content type`; the last part is missing where there is no body. */
  readonly name: string;
  readonly request: {
    readonly method: string;
    headers: Record<string, string>;
    body?: string;
    bodyEncoding?: 'utf-8' | 'base64';
  };
  readonly expected: {
    readonly statusCode: string;
    readonly headers: Readonly<Record<string, string>>;
    body?: unknown;
  };
  readonly real?: {
    readonly statusCode: number;
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly bodyEncoding?: 'utf-8' | 'base64';
  };
  /** Path and query as they are sent. */
  fullPath: string;
  skip: boolean;
  fail: boolean | string;
  readonly test?: { readonly status: 'pass' | 'fail' | 'skip' };
}

/** Which answer of the contract a transaction asks for. */
export interface DreddPlace {
  readonly profile: Profile;
  readonly operationId: string;
  readonly status: number;
  /** `null` where no body is expected. */
  readonly mediaType: string | null;
}

/** What became of one transaction. */
export interface DreddOutcome extends DreddPlace {
  readonly name: string;
  readonly outcome: 'pass' | 'fail' | 'skip' | 'none';
  /** Why it was skipped. */
  readonly skipReason: string | null;
  /** What the hooks found wrong. */
  readonly failure: string | null;
}
