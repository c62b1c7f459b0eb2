/**
 * The tables as every dialect returns them. All integers are `bigint` columns, which come back as bigint from SQLite
 * and PostgreSQL alike.
 */
export interface Tables {
  readonly api_keys: ApiKeyRow;
}

export interface ApiKeyRow {
  readonly id: string;
  /** Lower-case hex SHA-256 of the whole key; unique. */
  readonly hash: string;
  readonly prefix: string;
  readonly name: string;
  readonly user_id: string | null;
  /** Unix milliseconds. */
  readonly created_at: bigint;
  /** Unix milliseconds. */
  readonly revoked_at: bigint | null;
}
