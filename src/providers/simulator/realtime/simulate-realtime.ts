import { describeSound, Listener } from '../../../audio/index.ts';
import type { RealtimeTarget } from '../../../core/realtime/realtime-adapter.ts';
import type { RealtimeHearing, RealtimeModel } from '../../../core/realtime/realtime-model.ts';
import type { Simulation } from '../simulation.ts';
import { answerTurn } from './answer-turn.ts';
import { createUsageMeter } from './usage-meter.ts';

/** The simulator as a realtime model: it answers as its chat models do, speaks with its own voice and understands it. */
export function createRealtimeModel(target: RealtimeTarget, simulation: Simulation): RealtimeModel {
  return {
    answer: (turn, signal) => {
      const meter = createUsageMeter(turn);
      return {
        get usage() {
          return meter.usage;
        },
        [Symbol.asyncIterator]: () => answerTurn({ turn, signal, target, simulation, meter }),
      };
    },
    hear: createHearing,
  };
}

/** Sound that is no speech of the simulator's is described; silence and steady noise are nothing to understand. */
function createHearing(): RealtimeHearing {
  const listener = new Listener();
  let text = '';
  return {
    hear: (samples) => {
      if (listener.hear(samples).length === 0) return '';
      const { text: whole } = listener.report();
      // What was missed is marked at the end until more words come.
      const known = whole.endsWith(' …') ? whole.slice(0, -2) : whole;
      const news = known.startsWith(text) ? known.slice(text.length) : '';
      text += news;
      return news;
    },
    report: () => {
      const heard = listener.report();
      return heard.kind === 'silence' || heard.kind === 'noise' ? null : describeSound(heard);
    },
  };
}
