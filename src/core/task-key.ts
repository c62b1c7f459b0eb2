/** An API key, as what tasks belong to. */
export interface TaskKey {
  readonly kind: 'key';
  readonly keyId: string;
  readonly userId: string | null;
}
