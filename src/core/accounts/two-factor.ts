import type { Login } from './session.ts';

/** Two-factor authentication of one user. */
export interface TwoFactor {
  /** The shared secret, encrypted. */
  readonly sealedSecret: string;
  /** Whether a code of the authenticator has been accepted. */
  readonly isConfirmed: boolean;
  /** Whether a code of any kind has been accepted. */
  readonly isUsed: boolean;
  /** The time step of the last accepted code: none up to it is accepted again. */
  readonly lastStep: number;
  /** The family of logins that enabled it. */
  readonly familyId: string;
  /** Unix milliseconds when it was enabled. */
  readonly createdAt: number;
}

export interface NewTwoFactor {
  readonly userId: string;
  readonly sealedSecret: string;
  readonly familyId: string;
  readonly backupHashes: readonly string[];
}

export interface TwoFactorState {
  readonly isEnabled: boolean;
  readonly isConfirmed: boolean;
  readonly backupCodesRemaining: number;
}

/** Who gives a code: the first step of a login, by its hash, which the code completes; or a login, which it leaves as it is. */
export type CodeGiver = { readonly flowHash: string } | Pick<Login, 'sessionId' | 'familyId'>;

/** A code of an authenticator: its time step, and the secret that it was found with. */
export interface StepCode extends Pick<TwoFactor, 'sealedSecret'> {
  readonly step: number;
}

/** What became of a code. `flow-ended`: the first step that it was to complete is over, and the code is as good as before. */
export type CodeAcceptance = 'accepted' | 'refused' | 'flow-ended';

/**
 * Where second factors live. Each change is one conditional statement, so that of equal codes one wins. A code that completes the
 * first step of a login ends it in the same transaction, so that of several codes one is used up. With a code that is accepted those
 * logins end that a newer one takes the place of, except that who gives the code keeps theirs until the newer one is used.
 */
export interface TwoFactorStore {
  find(userId: string): Promise<TwoFactor | null>;
  /** Adds it, or replaces one of the same family that no code was accepted of yet. Says whether that was done. */
  enable(twoFactor: NewTwoFactor): Promise<boolean>;
  /**
   * Accepts the code of a time step; refuses it where that or a later one was accepted already, and where the secret has been
   * replaced.
   */
  acceptStep(userId: string, code: StepCode, giver?: CodeGiver): Promise<CodeAcceptance>;
  /** Uses up a backup code; refuses it where there is no such code any more. */
  acceptBackupCode(userId: string, hash: string, giver?: CodeGiver): Promise<CodeAcceptance>;
  /** Removes it. `unused-of` another family, or one that a code was accepted of, is left alone and `false`. */
  disable(userId: string, condition: 'always' | { readonly unusedOf: string }): Promise<boolean>;
  replaceBackupCodes(userId: string, hashes: readonly string[]): Promise<void>;
  /** What is shown of the second factors of these users, by user; who has none is absent. */
  listStates(userIds: readonly string[]): Promise<ReadonlyMap<string, TwoFactorState>>;
}
