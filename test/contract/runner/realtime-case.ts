import type { ContractServer } from '../../support/contract-client.ts';
import {
  openRealtimeClient,
  type RealtimeClient,
  type TalkLine,
} from '../../support/contract-realtime-client.ts';
import { checkConversation } from '../../support/contract-realtime-grammar.ts';
import type { RealtimeContract } from '../../support/contract-realtime.ts';
import type { Needs } from './contract-case.ts';

/** One conversation over a WebSocket. */
export interface RealtimeCase {
  /** Says what is talked about; no two cases of a set have the same. */
  readonly name: string;
  readonly contract: RealtimeContract;
  readonly needs: Extract<Needs, 'contract' | 'simulator'>;
  /** Rejects where the gateway does not do what it should. */
  readonly talk: (client: RealtimeClient) => Promise<void>;
}

/** What became of a conversation. */
export interface RealtimeOutcome {
  readonly lines: readonly TalkLine[];
  /** Empty when all is well. */
  readonly problems: readonly string[];
}

/** Opens a session, talks, and holds what was said to the contract. */
export async function runRealtimeCase(
  server: ContractServer,
  { contract, talk }: RealtimeCase,
): Promise<RealtimeOutcome> {
  let client: RealtimeClient | null = null;
  const failures: string[] = [];
  try {
    client = await openRealtimeClient(server, contract);
    await client.next('session.created');
    await talk(client);
  } catch (error) {
    failures.push(`${client === null ? 'There is no session: ' : ''}${(error as Error).message}`);
  }
  if (client === null) return { lines: [], problems: failures };
  await client.close();
  // What was not waited for to its end is no fault of the gateway's.
  const problems = checkConversation(contract, client.lines);
  return { lines: client.lines, problems: [...failures, ...client.problems, ...problems] };
}
