import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { Clock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { StoredTask } from '../../core/video/task-store.ts';
import type { VideoLinkOrder, VideoLink } from '../../core/video/video-tasks.ts';

/** What links need beside tasks. */
export interface LinkParts {
  readonly accounts: Pick<AccountStores, 'secrets' | 'keys' | 'users'>;
  readonly clock: Clock;
}

type LinkedVideo = Pick<VideoLinkOrder, 'id' | 'index'>;

const secretName = 'video_links';
const secretBytes = 32;
/** 36 is the largest base of numbers in texts. */
const timeBase = 36;

/** Links for players: an expiry and a proof that this gateway wrote it. Nothing of them is stored. */
export class VideoLinks {
  readonly #parts: LinkParts;
  #secret: Promise<string> | null = null;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  async create(order: VideoLinkOrder): Promise<VideoLink> {
    const expiresAt = this.#parts.clock.now() + order.expiresInMs;
    const proof = await this.#prove(order, expiresAt);
    return { token: `${expiresAt.toString(timeBase)}.${proof}`, expiresAt };
  }

  /** Throws `unauthenticated` for what is no link of this gateway to this video, or not any more. */
  async check(video: LinkedVideo, token: string): Promise<void> {
    const [, time = '', proof = ''] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
    const expiresAt = Number.parseInt(time, timeBase);
    const isOurs =
      time !== '' && timingSafeEqual(Buffer.from(proof), Buffer.from(await this.#prove(video, expiresAt)));
    if (!isOurs) throw createRefusal('This link is not one of this gateway.', 'invalid_api_key');
    if (expiresAt <= this.#parts.clock.now())
      throw createRefusal('This link has expired. Ask for another one.', 'token_expired');
  }

  /** Throws `unauthenticated` where the key that submitted the task does not hold any more: its links end with it. */
  async checkKey({ keyId }: Pick<StoredTask, 'keyId'>): Promise<void> {
    const { accounts, clock } = this.#parts;
    const key = await accounts.keys.find({ userId: null }, keyId);
    const userId = key?.userId ?? null;
    const user = userId === null ? null : await accounts.users.find(userId);
    const isGone = key === null || (key.expiresAt !== null && key.expiresAt <= clock.now());
    if (isGone || user?.status === 'disabled')
      throw createRefusal('The API key of this link has been revoked.', 'invalid_api_key');
  }

  async #prove({ id, index }: LinkedVideo, expiresAt: number): Promise<string> {
    const hmac = createHmac('sha256', await this.#readSecret());
    return hmac.update(`${id} ${String(index)} ${String(expiresAt)}`).digest('base64url');
  }

  async #readSecret(): Promise<string> {
    this.#secret ??= this.#parts.accounts.secrets.ensure(
      secretName,
      randomBytes(secretBytes).toString('hex'),
    );
    try {
      return await this.#secret;
    } catch (error) {
      this.#secret = null;
      throw error;
    }
  }
}

function createRefusal(message: string, reason: 'invalid_api_key' | 'token_expired'): GatewayError {
  return new GatewayError('unauthenticated', message, { reason });
}
