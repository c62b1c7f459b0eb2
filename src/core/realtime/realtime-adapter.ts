import type { Deployment, ProviderAdapter } from '../provider.ts';
import type { PassedGateways } from '../passed-gateways.ts';
import type { RealtimeLink, RealtimeLinkListener } from './realtime-link.ts';
import type { RealtimeModel } from './realtime-model.ts';

/** Whom a session is opened with. */
export interface RealtimeTarget {
  readonly deployment: Deployment;
  /** The upstream's name of the model. */
  readonly upstreamModel: string;
}

/** One session to open at an upstream. */
export interface RealtimeLinkCall extends RealtimeTarget {
  /** The request of the client that the session is for. */
  readonly requestId: string;
  /** Where the attempt stands in a trace (W3C Trace Context); `null` while requests are not traced. */
  readonly traceparent: string | null;
  readonly passed: PassedGateways;
  readonly listener: RealtimeLinkListener;
  /** Aborted when nobody waits for the session any more; an opening that is under way is then given up. */
  readonly signal: AbortSignal;
}

/** What a provider has for realtime: sessions of its own, or a model that a session of ours is put around. */
export type RealtimeAdapter =
  | {
      readonly kind: 'link';
      /** Resolves when the listener was told `session.created`. Throws GatewayError with `upstream` filled. */
      open(call: RealtimeLinkCall): Promise<RealtimeLink>;
    }
  | { readonly kind: 'model'; createModel(target: RealtimeTarget): Promise<RealtimeModel> };

/** An adapter whose provider may have realtime. */
export interface RealtimeProviderAdapter extends ProviderAdapter {
  /** Missing where the provider has none. */
  readonly realtime?: RealtimeAdapter;
}
