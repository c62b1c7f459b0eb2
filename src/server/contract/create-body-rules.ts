import type { Area } from '../../core/area.ts';
import { createRealtimeRules } from '../../core/contract/create-realtime-rules.ts';
import type { BodyRules } from '../../core/contract/normalise-body.ts';
import { ownContentKeys, ownMessageKeys } from '../../core/contract/own-json-keys.ts';
import type { ContractOutline } from './contract-outline.ts';

const none: ReadonlySet<string> = new Set();

/** Keys of format B whose value is the client's own. */
const messageOpaqueKeys = new Set(['input', ...ownMessageKeys]);

/** A conversation that could not be summed up: without its `content` the block is refused. */
const messageNulls = new Map([['compaction', 'content']]);

/** Keys of format C whose value is the client's own. */
const contentOpaqueKeys = new Set([...ownContentKeys, 'example', 'default', 'enum']);

/** Where values of format C stand whose case does not matter where the contract says so: nobody has to look for them. */
const caselessPaths = [
  ['generationConfig', 'responseModalities'],
  ['toolConfig', 'functionCallingConfig', 'mode'],
].flatMap((path) => [path, ['generateContentRequest', ...path]]);

/** Where lists of format C stand that one object may stand for where the contract says so; what leads to another comes before it. */
const listPaths = [
  ['contents'],
  ['contents', 'parts'],
  ['systemInstruction', 'parts'],
  ['tools'],
  ['tools', 'functionDeclarations'],
  ['safetySettings'],
]
  .flatMap((path) => [path, ['generateContentRequest', ...path]])
  .concat([['instances']]);

/** The same of videos for Google's clients. */
const videoListPaths = [['instances']];

/** The body rules of each area, by the names that the contract lists. */
export function createBodyRules({
  contentNames,
  caselessNames,
  loneNames,
  nullableNames,
}: Pick<ContractOutline, 'contentNames' | 'caselessNames' | 'loneNames' | 'nullableNames'>): (
  area: Area,
) => BodyRules {
  const isLone = (path: readonly string[]): boolean => loneNames.includes(path.at(-1) ?? '');
  const plain: BodyRules = {
    aliases: new Map(),
    opaqueKeys: none,
    nameMapKeys: none,
    nullableKeys: none,
    nullableByType: new Map(),
    upperPaths: [],
    listPaths: [],
  };
  const messages: BodyRules = { ...plain, opaqueKeys: messageOpaqueKeys, nullableByType: messageNulls };
  const content: BodyRules = {
    ...plain,
    aliases: createAliases(contentNames),
    opaqueKeys: contentOpaqueKeys,
    nameMapKeys: new Set(['properties']),
    nullableKeys: new Set(nullableNames.generateContent),
    upperPaths: caselessPaths.filter((path) => caselessNames.includes(path.at(-1) ?? '')),
    listPaths: listPaths.filter(isLone),
  };
  const video: BodyRules = { ...plain, listPaths: videoListPaths.filter(isLone) };
  const account: BodyRules = { ...plain, nullableKeys: new Set(nullableNames.account) };
  const realtime = createRealtimeRules(nullableNames.realtime);
  return (area) => {
    if (area === 'generateContent') return content;
    if (area === 'account') return account;
    if (area === 'video') return video;
    if (area === 'realtime') return realtime;
    return area === 'messages' ? messages : plain;
  };
}

function createAliases(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [toSnakeCase(name), name]));
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
