import { Client, Pool, type PoolConfig } from 'pg';
import { log } from './log.ts';

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
