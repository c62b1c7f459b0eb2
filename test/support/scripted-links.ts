import { GatewayError, type UpstreamFailureKind } from '../../src/core/gateway-error.ts';
import type {
  RealtimeAdapter,
  RealtimeLinkCall,
  RealtimeProviderAdapter,
} from '../../src/core/realtime/realtime-adapter.ts';
import type { RealtimeEvent, RealtimeLink } from '../../src/core/realtime/realtime-link.ts';

/** What a deployment does with an opening: a session, a failure of this kind, or nothing until nobody waits any more. */
export type LinkScript = 'session' | 'hang' | UpstreamFailureKind | GatewayError;

/** One opening that was asked for, and the session that came of it. */
export interface ScriptedLink {
  readonly call: RealtimeLinkCall;
  readonly sent: RealtimeEvent[];
  readonly steps: string[];
  /** Says something, if the session is there. */
  emit(type: string): void;
  /** Ends by itself. */
  end(kind: 'expired' | UpstreamFailureKind): void;
}

/** An adapter whose deployments do what their scripts say, one after the other, and then have sessions. */
export interface ScriptedLinks {
  readonly adapter: RealtimeProviderAdapter;
  readonly links: ScriptedLink[];
}

/** Scripts by the ids of deployments. */
export function createScriptedLinks(
  scripts: Readonly<Record<string, readonly LinkScript[]>> = {},
): ScriptedLinks {
  const waiting = new Map(Object.entries(scripts).map(([id, lines]) => [id, [...lines]]));
  const links: ScriptedLink[] = [];
  const realtime: RealtimeAdapter = {
    kind: 'link',
    open: async (call) => {
      const link = new Link(call);
      links.push(link);
      const script = waiting.get(call.deployment.id)?.shift() ?? 'session';
      await Promise.resolve();
      if (script === 'hang') await waitForAbort(call.signal);
      else if (script !== 'session') {
        link.emit('noise.of.a.failed.attempt');
        throw typeof script === 'string' ? createLinkFailure(call.deployment.id, script) : script;
      }
      link.emit('session.created');
      return link;
    },
  };
  return { adapter: { provider: 'openai', realtime, close: () => Promise.resolve() }, links };
}

/** What an upstream failed with. */
export function createLinkFailure(
  deploymentId: string,
  kind: UpstreamFailureKind,
  retryAfterMs: number | null = null,
): GatewayError {
  return new GatewayError('bad_gateway', `It failed: ${kind}.`, {
    reason: 'upstream_error',
    upstream: { deploymentId, status: null, kind, retryAfterMs },
  });
}

async function waitForAbort(signal: AbortSignal): Promise<never> {
  if (!signal.aborted)
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
  throw signal.reason instanceof GatewayError ? signal.reason : new GatewayError('cancelled', 'Left.');
}

class Link implements RealtimeLink, ScriptedLink {
  readonly call: RealtimeLinkCall;
  readonly sent: RealtimeEvent[] = [];
  readonly steps: string[] = [];
  readonly bufferedBytes = 7;

  constructor(call: RealtimeLinkCall) {
    this.call = call;
  }

  send(event: RealtimeEvent): void {
    this.sent.push(event);
  }

  pause(): void {
    this.steps.push('pause');
  }

  resume(): void {
    this.steps.push('resume');
  }

  close(): void {
    this.steps.push('close');
  }

  emit(type: string): void {
    this.call.listener.onEvent({ type, value: { type }, text: null });
  }

  end(kind: 'expired' | UpstreamFailureKind): void {
    const { id } = this.call.deployment;
    const error = createLinkFailure(id, kind === 'expired' ? 'truncated' : kind);
    this.call.listener.onEnd({ kind: kind === 'expired' ? 'expired' : 'broken', error });
  }
}
