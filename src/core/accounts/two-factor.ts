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
}

export interface NewTwoFactor {
  readonly userId: string;
  readonly sealedSecret: string;
  readonly familyId: string;
  readonly backupHashes: readonly string[];
}

/** Where second factors live. Each change is one conditional statement, so that of equal codes one wins. */
export interface TwoFactorStore {
  find(userId: string): Promise<TwoFactor | null>;
  /** Adds it, or replaces one of the same family that no code was accepted of yet. Says whether that was done. */
  enable(twoFactor: NewTwoFactor): Promise<boolean>;
  /** Accepts the code of a time step; `false` where that or a later one was accepted already. */
  acceptStep(userId: string, step: number): Promise<boolean>;
  /** Uses up a backup code; `false` where there is no such code any more. */
  acceptBackupCode(userId: string, hash: string): Promise<boolean>;
  /** Removes it. `unused-of` another family, or one that a code was accepted of, is left alone and `false`. */
  disable(userId: string, condition: 'always' | { readonly unusedOf: string }): Promise<boolean>;
  replaceBackupCodes(userId: string, hashes: readonly string[]): Promise<void>;
  countBackupCodes(userId: string): Promise<number>;
}
