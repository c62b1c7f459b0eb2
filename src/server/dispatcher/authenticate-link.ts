import type { TaskKey } from '../../core/task-key.ts';
import type { VideoTasks } from '../../core/video/video-tasks.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createRefuse, type RefusalOptions } from './authenticate-credential.ts';

/**
 * Finds out whom the token in the address of a video speaks for. Rejects with `unauthenticated` for one that is not that of this
 * video, or no longer valid, and with `unavailable` when that cannot be found out.
 */
export type AuthenticateLink = (exchange: Exchange) => Promise<TaskKey>;

export interface LinkOptions extends RefusalOptions {
  readonly videos: Pick<VideoTasks, 'checkLink'>;
}

/** Checks links against the tasks. Wrong ones count for their address as wrong keys do. */
export function createAuthenticateLink({ videos, failures, audit }: LinkOptions): AuthenticateLink {
  const refuse = createRefuse({ failures, audit });
  return async (exchange) => {
    exchange.credentialSource = 'videoLink';
    const { token = '', index = '0' } = exchange.query;
    try {
      return await videos.checkLink(exchange.pathParameters.task_id ?? '', Number(index), token);
    } catch (error) {
      return refuse(exchange, error);
    }
  };
}

/** Whether a request comes by a link, and by no key: a player sends nothing else. */
export function isByLink({ req, target }: Exchange, schemes: ReadonlySet<string>): boolean {
  return (
    schemes.has('videoLink') &&
    typeof target.query.token === 'string' &&
    req.headers.authorization === undefined
  );
}
