import { describe, expect, it } from 'vitest';
import type { HoldRequest, Ledger } from '../../../src/core/ledger.ts';
import { createLocalLimiter } from '../../../src/limits/index.ts';
import { createChargingTerms } from '../../../src/server/charging/charging-terms.ts';
import type { ConfigurationInUse } from '../../../src/server/charging/configuration-in-use.ts';
import { createChargingRouter } from '../../../src/server/charging/create-charging-router.ts';
import { testConfig } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { useRoutingBench } from '../../support/routing-bench.ts';
import { createTestPrincipal } from '../../support/video-requests.ts';
import { answerJson } from '../../support/fake-answers.ts';

const cheap = 'chatfam-haiku-4-5';
const dear = 'chatfam-opus-4-8';

describe('a reload while a request waits for its money', () => {
  const createBench = useRoutingBench();

  /** `best` is one model before, and the other after. */
  const createInUse = async (best: string) => {
    const price = (input: bigint) => createTestPrice({ input });
    const models = {
      [cheap]: { fallbacks: [], aliases: best === cheap ? ['best'] : [], price: price(1n) },
      [dear]: { fallbacks: [], aliases: best === dear ? ['best'] : [], price: price(1_000n) },
    };
    const bench = await createBench({ deployments: { only: {} }, models });
    const terms = createChargingTerms({ accounts: testConfig.accounts, models });
    const inUse: ConfigurationInUse = { router: bench.router, terms };
    return { bench, inUse };
  };

  it.each([[[cheap]], [null]])('calls the model that was looked at, of a key for %j', async (models) => {
    const [before, after] = [await createInUse(cheap), await createInUse(dear)];
    before.bench.upstream('only').answer(answerJson({ usage: { input_tokens: 10, output_tokens: 1 } }));
    let { inUse } = before;
    const holds: HoldRequest[] = [];
    const ledger: Pick<Ledger, 'hold'> = {
      hold: (hold) => {
        holds.push(hold);
        expect(before.inUse.router.isIdle).toBe(false);
        ({ inUse } = after);
        return Promise.resolve();
      },
    };
    const router = createChargingRouter({
      limiter: createLocalLimiter(),
      ledger: ledger as Ledger,
      readInUse: () => inUse,
    });
    const call = before.bench.createCall({ model: 'best' });
    const request = { ...call.request, principal: createTestPrincipal({ models }) };
    await router.call({ ...call, request });
    expect([before.bench.countCalls(), after.bench.countCalls()]).toEqual([[1], [0]]);
    expect(request.notes.model).toBe(cheap);
    expect(holds.map(({ amount }) => amount < 1_000n)).toEqual([true]);
    expect(before.inUse.router.isIdle).toBe(true);
  });
});
