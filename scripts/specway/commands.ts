import type { RunCommand } from './run-command.ts';

/** A command of `specway`. */
export interface Command {
  /** Its arguments and what it does, for the list of all. */
  readonly usage: string;
  /** Whether it answers --help by itself, with more than its usage. */
  readonly explainsItself?: true;
  /** What it needs is loaded with it. */
  readonly load: () => Promise<RunCommand>;
}

/** Every command but `start` without more words, which is not here: src/start.mjs begins it by itself. */
export const commands: Readonly<Record<string, Command>> = {
  init: {
    usage: 'init                       writes a specway.yaml to start from',
    load: async () => (await import('./run-init.ts')).runInit,
  },
  'check-config': {
    usage:
      'check-config               checks the environment and specway.yaml, and says what would be served; connects to nothing',
    load: async () => (await import('./check-config.ts')).runCheckConfig,
  },
  models: {
    usage: 'models [text]              the models that would be served, and by which deployments',
    load: async () => (await import('./list-models.ts')).runListModels,
  },
  keys: {
    usage: `keys create <name>         makes an API key and prints it once; --user <user>, default the administrator
  keys list [text]           keys that can be used
  keys revoke <id>           ends a key on every node`,
    load: async () => (await import('./run-keys.ts')).runKeys,
  },
  admin: {
    usage: 'admin <command>            users, their money and their keys; admin --help',
    explainsItself: true,
    load: async () => (await import('../admin/run-admin.ts')).runAdmin,
  },
  data: {
    usage: 'data export|import|backup  moves and saves everything in the database; data --help',
    explainsItself: true,
    load: async () => (await import('../data/run-data-command.ts')).runDataCommand,
  },
  'audit-ledger': {
    usage: 'audit-ledger               holds all the money against everything that is known of it',
    explainsItself: true,
    load: async () => (await import('../ledger-audit/run-ledger-audit.ts')).runLedgerAudit,
  },
  mock: {
    usage:
      'mock                       answers every operation with the examples of the contract; mock --help',
    explainsItself: true,
    load: async () => {
      const { runMock } = await import('../mock/run-mock.ts');
      return (words) => runMock(['mock', ...words]);
    },
  },
  test: {
    usage: 'test --url URL --key KEY   holds a server to the contract; test --help',
    explainsItself: true,
    load: async () => (await import('../test-contract/run-test-contract.ts')).runTestContract,
  },
};

const usages = Object.values(commands).map(({ usage }) => `  ${usage}`);

/** The text of --help. */
export const specwayUsage = `A contract-first gateway in front of AI models.

specway [command] [options]
  start                      starts the gateway; so does no command at all
${usages.join('\n')}
  --help, --version

The gateway is configured by the environment, a file .env, and specway.yaml, all in the working directory. The exit status is 0 where
it was done, 1 where it was refused, 2 where the command is not understood.`;
