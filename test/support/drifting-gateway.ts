import { parseArgs } from 'node:util';
import { handlers } from '../../handlers/index.ts';
import { createDriftingHandlers, drifts } from './contract-drifts.ts';
import { createTestGateway } from './create-test-gateway.ts';

/**
 * Starts a gateway that differs from its contract, to see what a tool makes of it:
 * `node test/support/drifting-gateway.ts --drift 'message with an extra field'`. Without a drift it names them all.
 */
const { values } = parseArgs({ options: { drift: { type: 'string', multiple: true, default: [] } } });

if (values.drift.length === 0) console.log(drifts.map(({ name }) => name).join('\n'));
else {
  const gateway = await createTestGateway({
    handlers: createDriftingHandlers(handlers, values.drift),
    config: { validation: 'off' },
  });
  console.log(`url ${gateway.url}\nkey ${gateway.apiKey}`);
  const stop = () => void gateway.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}
