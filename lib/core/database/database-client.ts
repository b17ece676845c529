import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { log } from '#lib/core/process/log.ts';

type Connected = Parameters<Client['connect']>[0];

/**
 * A PostgreSQL connection whose session runs in UTC: Prisma's adapter writes UTC digits without an offset and reads any
 * offset as +00:00. Set by a statement, since some poolers reject the startup parameter.
 */
export class DatabaseClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<Client> | undefined {
    const connected = this.#connectInUtc();
    if (!callback) return connected;
    const answer = callback as (error: Error | null, client?: Client) => void;
    connected.then(
      () => answer(null, this),
      (error: Error) => answer(error),
    );
  }

  /** Until it is handed over, nothing else listens: an error event of a cut connection would end the process. */
  async #connectInUtc(): Promise<Client> {
    const ignore = () => undefined;
    this.on('error', ignore);
    await super.connect();
    try {
      await this.query("SET TIME ZONE 'UTC'");
    } catch (error) {
      log.warn({ err: error }, 'a database connection was lost while it was opened');
      this.end().catch(() => undefined);
      throw error;
    }
    this.off('error', ignore);
    return this;
  }
}

/** A pool of connections in UTC. */
export class DatabasePool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: DatabaseClient });
  }
}

type Lent = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

interface Caller {
  admit: () => void;
  refuse: (error: Error) => void;
}

/**
 * A pool whose callers wait in order as long as others are served, so that a rush refuses none of them. When no connection
 * becomes free for so long, all that wait are refused at once, and what they wait for never begins.
 */
export class PatientPool extends DatabasePool {
  readonly #lent = new WeakSet<PoolClient>();
  readonly #stalledMilliseconds: number;
  #free: number;
  #waiting: Caller[] = [];
  #stalled: NodeJS.Timeout | undefined;

  constructor(config: PoolConfig, stalledMilliseconds = 5000) {
    super({ ...config, connectionTimeoutMillis: stalledMilliseconds });
    this.#stalledMilliseconds = stalledMilliseconds;
    this.#free = this.options.max;
    this.on('release', (_error, client) => {
      if (this.#lent.delete(client)) this.#passOn({ isProgress: true });
    });
  }

  /** How many callers wait for a connection. */
  get callersWaiting(): number {
    return this.#waiting.length;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Lent): void;
  override connect(callback?: Lent): Promise<PoolClient> | undefined {
    const connected = this.#connectInOrder();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #connectInOrder(): Promise<PoolClient> {
    await this.#place();
    try {
      const client = await super.connect();
      this.#lent.add(client);
      this.#watch();
      return client;
    } catch (error) {
      this.#passOn({ isProgress: false });
      throw error;
    }
  }

  #place(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((admit, refuse) => {
      this.#waiting.push({ admit, refuse });
      if (!this.#stalled) this.#watch();
    });
  }

  #passOn({ isProgress }: { isProgress: boolean }): void {
    const next = this.#waiting.shift();
    if (next) next.admit();
    else this.#free += 1;
    if (isProgress || this.#waiting.length === 0) this.#watch();
  }

  /** Counts the time to the refusal from now. */
  #watch(): void {
    clearTimeout(this.#stalled);
    this.#stalled =
      this.#waiting.length > 0 ? setTimeout(() => this.#refuseAll(), this.#stalledMilliseconds) : undefined;
  }

  #refuseAll(): void {
    this.#stalled = undefined;
    const refused = this.#waiting;
    this.#waiting = [];
    // The words that pg uses.
    for (const { refuse } of refused) refuse(new Error('timeout exceeded when trying to connect'));
  }
}
