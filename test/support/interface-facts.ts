import { it } from 'vitest';
import type { Profile } from '../../src/core/area.ts';
import { profiles, type Answer, type JsonObject } from './interface-client.ts';
import { expectAccepted, type Refusal } from './interface-expectations.ts';

export interface FactTable {
  /** Sends a whole body in the spelling of a profile. */
  readonly send: (body: JsonObject, profile: Profile) => Promise<Answer>;
  /** A small request that is accepted; each fact changes some of its fields. `undefined` leaves a field out. */
  readonly base: JsonObject;
  readonly expectRefusal: (answer: Answer, refusal: Refusal, profile: Profile) => void;
}

/** The field at fault, or all that is said of a refusal. */
export type RefusalOf = string | Refusal;

/** Each function adds one test. Its name is the fact, in words; `change` is what differs from the base request. */
export interface Facts {
  /** Both profiles accept it. */
  readonly accepts: (fact: string, change: JsonObject) => void;
  /** Both profiles refuse it for the same reason. */
  readonly refuses: (fact: string, change: JsonObject, refusal: RefusalOf) => void;
  /** The neutral profile refuses it, the vendor profile accepts it. */
  readonly onlyVendor: (fact: string, change: JsonObject, refusal: RefusalOf) => void;
}

/** The words in which request tables are written. */
export function createFacts({ send, base, expectRefusal }: FactTable): Facts {
  const check = async (change: JsonObject, profile: Profile, verdict: RefusalOf | 'accepted') => {
    const answer = await send({ ...base, ...change }, profile);
    if (verdict === 'accepted') expectAccepted(answer, profile);
    else expectRefusal(answer, typeof verdict === 'string' ? { field: verdict } : verdict, profile);
  };
  return {
    accepts: (fact, change) => {
      it(`${fact}: accepted`, async () => {
        for (const profile of profiles) await check(change, profile, 'accepted');
      });
    },
    refuses: (fact, change, refusal) => {
      it(`${fact}: refused`, async () => {
        for (const profile of profiles) await check(change, profile, refusal);
      });
    },
    onlyVendor: (fact, change, refusal) => {
      it(`${fact}: refused in neutral, accepted in vendor`, async () => {
        await check(change, 'neutral', refusal);
        await check(change, 'vendor', 'accepted');
      });
    },
  };
}
