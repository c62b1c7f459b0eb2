import type { FileAccounts } from './create-accounts.ts';
import { listAmounts, listUnnamed } from './create-price.ts';
import type { FileModels } from './create-routing.ts';
import { renderPath, type ConfigFile, type FilePath, type FileProblem } from './parse-config-file.ts';
import { parseUsd } from './parse-units.ts';

/** The parts of a file that have amounts of money. */
interface FileMoney {
  readonly accounts: FileAccounts;
  readonly models: FileModels;
}

type Amount = readonly [path: FilePath, usd: number];

/** What no schema says well: that an amount of money has at most 6 decimals, and that no price is forgotten. */
export function checkAmounts(money: FileMoney, file: ConfigFile): readonly FileProblem[] {
  return [...checkExactness(money, file), ...checkLists(money.models, file)];
}

/** Whatever a price names has a price in fast mode and in long prompts, too: nobody guesses it. */
function checkLists(models: FileModels, file: ConfigFile): readonly FileProblem[] {
  return Object.entries(models).flatMap(([name, model]) =>
    lists.flatMap((list) => {
      const path = ['models', name, 'price', list];
      return listUnnamed(model?.price ?? {}, list).map((kind) => {
        const message = `${renderPath(path)} lacks the key ${kind}, which has a price of its own in ${renderPath(path.slice(0, 3))}.`;
        return file.problemAt(path, message);
      });
    }),
  );
}

const lists = ['longContext', 'fast'] as const;

function checkExactness(money: FileMoney, file: ConfigFile): readonly FileProblem[] {
  return listMoney(money).flatMap(([path, usd]) => {
    if (isExact(usd)) return [];
    const message = `${renderPath(path)} must be an amount in USD with at most 6 decimals. It is ${String(usd)}.`;
    return [file.problemAt(path, message)];
  });
}

function isExact(usd: number): boolean {
  try {
    parseUsd(usd);
    return true;
  } catch {
    return false;
  }
}

function listMoney({ accounts, models }: FileMoney): readonly Amount[] {
  const { inviter, invitee } = accounts.invitation;
  const prices = Object.entries(models).flatMap(([name, model]) =>
    listAmounts(model?.price ?? {}).map(({ path, usd }): Amount => [['models', name, 'price', ...path], usd]),
  );
  return [
    [['accounts', 'startQuota'], accounts.startQuota],
    [['accounts', 'invitation', 'inviter'], inviter],
    [['accounts', 'invitation', 'invitee'], invitee],
    ...prices,
  ];
}
