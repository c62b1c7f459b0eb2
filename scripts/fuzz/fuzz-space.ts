import type { Profile } from '../../src/core/area.ts';
import type { ProviderName } from '../../src/providers/index.ts';
import { loadContract, type Contract } from '../../test/support/contract-document.ts';
import { isVideoAlias } from '../../test/support/contract-request.ts';
import { gatewayNames, type GatewayName } from './fuzz-case.ts';
import { listBases, type Base } from './requests/list-bases.ts';
import { RequestJudge } from './requests/request-judge.ts';
import { listModelNames, providers } from './requests/served-models.ts';

/** What cases are made of. */
export interface FuzzSpace {
  readonly seed: number;
  readonly gateways: readonly GatewayName[];
  readonly providers: readonly ProviderName[];
  /** By their operationId, with how often each is aimed at. */
  readonly operations: readonly (readonly [weight: number, operationId: string])[];
  readonly judges: Readonly<Record<Profile, RequestJudge>>;
  readonly contracts: Readonly<Record<Profile, Readonly<Record<'open' | 'closed', Contract>>>>;
  /** The requests of an operation that a gateway holds to the profile they are made for. */
  findBases(operationId: string, gateway: GatewayName): readonly Base[];
}

/** What a run is limited to; everything where nothing is said. */
export interface SpaceLimits {
  readonly seed: number;
  readonly provider: ProviderName | null;
  readonly validation: 'enforce' | 'sample' | 'off' | null;
  readonly operation: string | null;
}

/**
 * The more there is to get wrong, the more often. Operations that are not named here have 1, and those of accounts, which
 * have tests of their own, less.
 */
const weights: Readonly<Record<string, number>> = {
  createMessage: 24,
  countMessageTokens: 6,
  generateContent: 20,
  streamGenerateContent: 14,
  countContentTokens: 6,
  createImage: 7,
  createImageEdit: 7,
  createVideo: 5,
  createVideoGeneration: 3,
  predictVideos: 3,
  listModels: 2,
  getModel: 2,
  listContentModels: 2,
  getContentModel: 2,
};

/** Reads the contract. Rejects where the limits leave nothing. */
export async function createSpace({
  seed,
  provider,
  validation,
  operation,
}: SpaceLimits): Promise<FuzzSpace> {
  const contracts = { neutral: loadBoth('neutral'), vendor: loadBoth('vendor') };
  const bases = {
    neutral: await listBases(contracts.neutral.open),
    vendor: await listBases(contracts.vendor.open),
  };
  const aliases = contracts.vendor.open.operations.filter(({ path }) => isVideoAlias(path));
  const operations = [...contracts.neutral.open.operations, ...aliases];
  const known = operations.map(({ operationId }) => operationId);
  const formats = new Map(operations.map(({ operationId, errorFormat }) => [operationId, errorFormat]));
  const allowed = providers.filter((name) => provider === null || name === provider);
  const wanted = known.filter((id) => (operation === null || id === operation) && isServed(id, allowed));
  if (wanted.length === 0) throw new Error('There is no such operation, or not with this provider.');
  return {
    seed,
    gateways: gatewayNames.filter(
      (name) => validation === null || name === validation || (name === 'vendor' && validation === 'enforce'),
    ),
    providers: allowed,
    operations: wanted.map((operationId) => {
      const usual = formats.get(operationId) === 'account' ? 0.3 : 1;
      return [weights[operationId] ?? usual, operationId];
    }),
    judges: { neutral: new RequestJudge('neutral'), vendor: new RequestJudge('vendor') },
    contracts,
    findBases: createBaseIndex(bases),
  };
}

/** What asks for no model is left to the simulator. */
function isServed(operationId: string, allowed: readonly ProviderName[]): boolean {
  return allowed.some(
    (name) => (listModelNames(operationId, name) ?? (name === 'simulator' ? [operationId] : [])).length > 0,
  );
}

function loadBoth(profile: Profile): Readonly<Record<'open' | 'closed', Contract>> {
  return { open: loadContract(profile, 'open'), closed: loadContract(profile, 'closed') };
}

function createBaseIndex(bases: Readonly<Record<Profile, readonly Base[]>>): FuzzSpace['findBases'] {
  const neutral = Map.groupBy(bases.neutral, ({ operation }) => operation.operationId);
  const vendor = Map.groupBy(bases.vendor, ({ operation }) => operation.operationId);
  const both = new Map([...neutral].map(([id, list]) => [id, [...list, ...(vendor.get(id) ?? [])]]));
  return (operationId, gateway) => {
    const ofVendor = vendor.get(operationId);
    if (gateway === 'vendor') return ofVendor ?? neutral.get(operationId) ?? [];
    const isSpelt =
      ofVendor?.[0] !== undefined &&
      ['messages', 'generateContent'].includes(ofVendor[0].operation.errorFormat);
    return (isSpelt ? both : neutral).get(operationId) ?? ofVendor ?? [];
  };
}
