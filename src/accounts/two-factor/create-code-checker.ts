import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { CodeAcceptance, TwoFactor } from '../../core/accounts/two-factor.ts';
import type { Clock } from '../../core/clock.ts';
import type { CodeChecker, CodeProof, Throttles } from '../account-parts.ts';
import { limitCodes } from '../throttles/create-throttles.ts';
import { normaliseBackupCode } from './backup-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { findTotpStep } from './totp.ts';

export interface CodeCheckerOptions {
  readonly stores: Pick<AccountStores, 'twoFactor'>;
  readonly throttles: Throttles;
  readonly clock: Clock;
  readonly openBox: () => Promise<SecretBox>;
}

const totpPattern = /^[0-9]{6}$/;

/** `spent`: a right code, which was accepted just now or came while it was. It is accepted once. */
type Acceptance = CodeAcceptance | 'spent';

/** Looks at codes of authenticators and at backup codes. */
export function createCodeChecker({ stores, throttles, clock, openBox }: CodeCheckerOptions): CodeChecker {
  const { twoFactor } = stores;
  const acceptTotp = async (proof: CodeProof, { sealedSecret, lastStep }: TwoFactor): Promise<Acceptance> => {
    const { userId, code, giver } = proof;
    const secret = (await openBox()).open(sealedSecret, userId);
    const step = await findTotpStep({ secret, code }, clock);
    if (step === null || step < lastStep) return 'refused';
    if (step === lastStep) return 'spent';
    await throttles.check(limitCodes(userId));
    const acceptance = await twoFactor.acceptStep(userId, { step, sealedSecret }, giver);
    return acceptance === 'refused' ? 'spent' : acceptance;
  };
  const acceptBackup = async ({ userId, code, giver }: CodeProof) => {
    const hash = (await openBox()).hashCode(normaliseBackupCode(code), userId);
    return await twoFactor.acceptBackupCode(userId, hash, giver);
  };
  return async (proof) => {
    const { userId, code, kinds } = proof;
    const found = await twoFactor.find(userId);
    if (found === null) return 'off';
    await throttles.check(limitCodes(userId));
    const accept = async (): Promise<Acceptance> => {
      if (totpPattern.test(code)) return await acceptTotp(proof, found);
      return kinds === 'any' ? await acceptBackup(proof) : 'refused';
    };
    const acceptance = await accept();
    if (acceptance !== 'refused' && acceptance !== 'spent') return acceptance;
    if (isGuess(acceptance, proof)) await throttles.count(limitCodes(userId));
    return 'wrong';
  };
}

/** Who is logged in and sends a code twice does not guess. Whoever is to log in may have seen it being typed. */
function isGuess(acceptance: 'refused' | 'spent', { giver }: CodeProof): boolean {
  return acceptance === 'refused' || 'flowHash' in giver;
}
