import type { RealtimeGaResponse, RealtimeGaVoice } from '../../../../generated/contract-types.ts';
import type { AudioFormat } from '../../../audio/index.ts';
import type { RealtimeTurn } from '../../../core/realtime/realtime-model.ts';

/** A response as it was asked for, with everything that was in force then. */
export interface ResponsePlan {
  readonly turn: RealtimeTurn;
  /** Characters that it was asked for with, which are kept until it is over. 0 where it is as the session has it. */
  readonly ownLength: number;
  readonly format: AudioFormat;
  /** Whether its items become part of the conversation. */
  readonly place: 'conversation' | 'nowhere';
  /** What its events say of it from the beginning. */
  readonly head: Pick<
    RealtimeGaResponse,
    'conversation_id' | 'output_modalities' | 'audio' | 'max_output_tokens' | 'metadata'
  >;
}

/** The name of a voice, whether it is one of the vendor's or a client's own. */
export function nameVoice(voice: RealtimeGaVoice): string {
  return typeof voice === 'string' ? voice : voice.id;
}
