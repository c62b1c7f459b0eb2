import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { AccessWatch } from './access-watch.ts';

/** Longest wait for a connection or an answer, in milliseconds. */
const answerMs = 1_000;
/** How often the connection is asked whether it is still there, in milliseconds. */
const pingMs = 1_000;
/** Pause after the first connection that could not be made; it doubles up to the longest. In milliseconds. */
const retryMs = 250;
const maxRetryMs = 2_000;

/**
 * Hears of changes on a connection of its own (`specway_access`, 0005-key-limits.ts). While that is lost nothing is heard, and
 * whatever was known before counts as changed when it is back. `url` is that of the database.
 */
export function watchPostgresAccess(url: string): AccessWatch {
  return new PostgresAccessWatch(url);
}

class PostgresAccessWatch implements AccessWatch {
  generation = 0;
  isListening = false;
  readonly #url: string;
  readonly #ending = new AbortController();
  readonly #running: Promise<void>;

  constructor(url: string) {
    this.#url = url;
    this.#running = this.#listenOn();
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  /** Never rejects. */
  async #listenOn(): Promise<void> {
    let pauseMs = retryMs;
    while (!this.#ending.signal.aborted) {
      try {
        await this.#listen();
        pauseMs = retryMs;
      } catch {
        pauseMs = Math.min(2 * pauseMs, maxRetryMs);
      }
      await this.#pause(pauseMs);
    }
  }

  /** Until the connection is lost. Rejects when it cannot be made. */
  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'specway',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    // The loop below finds out by itself; without a listener the process would end.
    client.on('error', () => undefined);
    client.on('notification', () => {
      this.generation += 1;
    });
    try {
      await client.connect();
      await client.query('listen specway_access');
      this.generation += 1;
      this.isListening = true;
      await this.#stay(client);
    } finally {
      this.isListening = false;
      await client.end().catch(() => undefined);
    }
  }

  async #stay(client: Client): Promise<void> {
    let isLost = false;
    client.on('end', () => {
      isLost = true;
      this.isListening = false;
    });
    while (!isLost && !this.#ending.signal.aborted) {
      await this.#pause(pingMs);
      if (this.#ending.signal.aborted) return;
      try {
        await client.query('select 1');
      } catch {
        return;
      }
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#ending.signal, ref: false }).catch(() => undefined);
  }
}
