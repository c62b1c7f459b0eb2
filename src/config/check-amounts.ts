import type { FileAccounts } from './create-accounts.ts';
import type { FilePrice } from './create-price.ts';
import type { FileModels } from './create-routing.ts';
import { renderPath, type ConfigFile, type FilePath, type FileProblem } from './parse-config-file.ts';
import { parseUsd } from './parse-units.ts';

/** The parts of a file that have amounts of money. */
interface FileMoney {
  readonly accounts: FileAccounts;
  readonly models: FileModels;
}

type Amount = readonly [path: FilePath, usd: number];

/** What no schema says well: that an amount of money has at most 6 decimals. */
export function checkAmounts(money: FileMoney, file: ConfigFile): readonly FileProblem[] {
  return listAmounts(money).flatMap(([path, usd]) => {
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

function listAmounts({ accounts, models }: FileMoney): readonly Amount[] {
  const { inviter, invitee } = accounts.invitation;
  const prices = Object.entries(models).flatMap(([name, model]) =>
    model?.price ? listPrices(model.price, ['models', name, 'price']) : [],
  );
  return [
    [['accounts', 'startQuota'], accounts.startQuota],
    [['accounts', 'invitation', 'inviter'], inviter],
    [['accounts', 'invitation', 'invitee'], invitee],
    ...prices,
  ];
}

function listPrices(
  { pictures = [], videoSecond = {}, ...tokens }: FilePrice,
  path: FilePath,
): readonly Amount[] {
  const seconds = typeof videoSecond === 'number' ? [] : Object.entries(videoSecond);
  return [
    ...Object.entries(tokens).map(([kind, usd]): Amount => [[...path, kind], usd]),
    ...pictures.map(({ usd }, index): Amount => [[...path, 'pictures', index, 'usd'], usd]),
    ...(typeof videoSecond === 'number' ? [[[...path, 'videoSecond'], videoSecond] as Amount] : []),
    ...seconds.map(([resolution, usd]): Amount => [[...path, 'videoSecond', resolution], usd]),
  ];
}
