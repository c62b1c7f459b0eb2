import type { Attack, AttackOptions, AttackTarget } from './attack.ts';
import { answerHugely } from './attacker-answers.ts';
import { sendHugeBodies } from './attacker-bodies.ts';
import { callBadly } from './attacker-calls.ts';
import { holdConnections } from './attacker-connections.ts';
import { declareBodies } from './attacker-declared.ts';
import { guessKeys } from './attacker-keys.ts';
import { askForDrawings, editLargePictures } from './attacker-pictures.ts';
import { pipelineRequests } from './attacker-pipelines.ts';
import { hostileUpstream, talkBadly } from './attacker-realtime.ts';
import { floodWithRequests } from './attacker-requests.ts';
import { sendSlowly, shakeHandsSlowly } from './attacker-slow-senders.ts';
import { readSlowly } from './attacker-slow-readers.ts';
import { createFakeUpstream } from './fake-upstream.ts';

/*
 * A program (see attack-child.ts): says where its fake upstream is, makes the attack that it is told to, reports what it
 * saw, and holds what it has opened until it is ended.
 */

const attacks = {
  calls: callBadly,
  'declared bodies': declareBodies,
  'huge answers': answerHugely,
  'huge bodies': sendHugeBodies,
  'idle connections': holdConnections,
  'large drawings': askForDrawings,
  'large pictures': editLargePictures,
  'pipelined requests': pipelineRequests,
  realtime: talkBadly,
  requests: floodWithRequests,
  'slow handshakes': shakeHandsSlowly,
  'slow readers': readSlowly,
  'slow senders': sendSlowly,
  'wrong keys': guessKeys,
} satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof attacks;

/** The only message. */
export interface AttackOrder extends Pick<AttackOptions, 'size' | 'kind'> {
  readonly attack: AttackName;
  readonly target: AttackTarget;
}

const upstream = await createFakeUpstream();
process.once('message', ({ attack, target, size, kind }: AttackOrder) => {
  void attacks[attack](target, { size, kind, upstream }).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ upstreamUrl: upstream.url, sessionsUrl: hostileUpstream.url });
