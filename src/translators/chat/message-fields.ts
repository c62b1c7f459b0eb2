import type { MessageRequest } from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';

/** What vendors' clients send, and their models take, beside what the contract names. */
export interface OutputConfig {
  readonly format: { readonly type: string; readonly schema: object };
  readonly effort: string;
}

/** The block of what a client's own search found, which the contract does not name. */
export interface SearchResult {
  readonly type: 'search_result';
  readonly source: string;
  readonly title: string;
  readonly content: readonly object[];
}

interface UnnamedFields {
  readonly output_config: OutputConfig;
  readonly output_format: OutputConfig['format'];
  readonly mcp_servers: readonly object[];
  readonly container: string;
}

/** A request of format B. */
export type MessageFields = Unchecked<MessageRequest & UnnamedFields>;
