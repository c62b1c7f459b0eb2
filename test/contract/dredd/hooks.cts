/** What Dredd loads (`--hookfiles`): a CommonJS module that registers functions and leaves the work to create-hooks.ts. */
import type { DreddTransaction } from './dredd-transaction.ts' with { 'resolution-mode': 'import' };

type Done = () => void;
type Register = (hook: (transaction: DreddTransaction, done: Done) => void) => void;

interface HookRegistry {
  readonly beforeEach: Register;
  readonly beforeEachValidation: Register;
  readonly afterEach: Register;
  readonly afterAll: (hook: (transactions: readonly DreddTransaction[], done: Done) => void) => void;
}

// eslint-disable-next-line @typescript-eslint/no-require-imports -- Dredd hands this object over by require alone.
const registry = require('hooks') as HookRegistry;

const hooks = import('./create-hooks.ts').then(({ createHooks }) =>
  createHooks({
    profile: process.env.SPECWAY_DREDD_PROFILE === 'vendor' ? 'vendor' : 'neutral',
    url: process.env.SPECWAY_DREDD_URL ?? '',
    apiKey: process.env.SPECWAY_DREDD_KEY ?? '',
    reportPath: process.env.SPECWAY_DREDD_REPORT ?? '',
  }),
);

function register(name: 'beforeEach' | 'beforeEachValidation' | 'afterEach'): void {
  registry[name]((transaction, done) => {
    hooks
      .then((ready) => ready[name](transaction))
      .then(done, (error: unknown) => {
        transaction.fail = `${name} failed: ${String(error)}`;
        done();
      });
  });
}

register('beforeEach');
register('beforeEachValidation');
register('afterEach');
registry.afterAll((transactions, done) => {
  // Without its report a run has failed; whoever started it looks for that.
  hooks.then((ready) => ready.afterAll(transactions)).then(done, done);
});
