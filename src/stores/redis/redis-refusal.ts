/** Redis is there, and refuses the connection: the password, the database, or one more client. `message` is for the operator. */
export class RedisRefusal extends Error {
  /** Whether it is the database of the URL that does not exist, or may not be used. */
  readonly isOfDatabase: boolean;

  constructor(cause: RedisReply) {
    super(`Redis refuses the connection: ${cause.message}`, { cause });
    this.name = 'RedisRefusal';
    // Where there are too many clients, whatever comes first is answered so.
    this.isOfDatabase = cause.command?.name === 'select' && !cause.message.includes('max number of clients');
  }
}

/** An error that Redis answered with; the library has no type for it. */
export interface RedisReply extends Error {
  readonly command?: { readonly name: string };
}
