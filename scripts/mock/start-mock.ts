import { createMockContract } from './mock-contract.ts';
import type { MockOptions } from './parse-mock-options.ts';
import { createUpgradeRelay } from './relay-upgrade.ts';
import { startSimulatorGateway, type SimulatorGateway } from './simulator-gateway.ts';
import { readDocument, startPrism, type Prism } from './start-prism.ts';
import { startRelay, type Relay } from './start-relay.ts';

export interface StartMockOptions extends MockOptions {
  /** Called with everything Prism writes once it listens. */
  readonly onOutput?: (text: string) => void;
}

/** A running mock of the contract. */
export type Mock = Prism;

/** Starts Prism and the relay in front of it. Rejects when the port is taken, or with Prism's own words when Prism does not listen. */
export async function startMock({ profile, port, errors, onOutput }: StartMockOptions): Promise<Mock> {
  let isListening = false;
  const prism = await startPrism({
    ...{ profile, port: 0, upstream: null, violations: 'log' as const },
    onOutput: (text) => {
      if (isListening) onOutput?.(text);
    },
  });
  const simulator = createLateSimulator();
  try {
    const contract = createMockContract(profile, readDocument(profile));
    const onUpgrade = createUpgradeRelay(simulator.open);
    const relay = await startRelay({ contract, prismUrl: prism.url, port, errors, onUpgrade });
    isListening = true;
    return { url: relay.url, exited: prism.exited, stop: () => stopAll(relay, simulator, prism) };
  } catch (error) {
    await prism.stop();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken ? new Error(`The port ${String(port)} is taken; choose another: --port 4012`) : error;
  }
}

interface LateSimulator {
  readonly open: () => Promise<SimulatorGateway>;
  stop(): Promise<void>;
}

/** Most mocks are never asked for a WebSocket. */
function createLateSimulator(): LateSimulator {
  let starting: Promise<SimulatorGateway> | null = null;
  return {
    open: () => (starting ??= startSimulatorGateway()),
    stop: async () => {
      await (await starting)?.stop();
    },
  };
}

async function stopAll(relay: Relay, simulator: LateSimulator, prism: Prism): Promise<void> {
  await relay.stop();
  await simulator.stop();
  await prism.stop();
}
