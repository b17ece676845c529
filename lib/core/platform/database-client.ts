import { Client } from 'pg';

type Connected = Parameters<Client['connect']>[0];

/**
 * A connection to PostgreSQL whose session runs in UTC, whatever the zone of the server, the role or this machine:
 * Prisma's adapter writes an instant as UTC digits without an offset, and reads any offset as +00:00. It is set by a
 * statement, which poolers pass on, and not by a startup parameter, which some refuse.
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

  async #connectInUtc(): Promise<Client> {
    await super.connect();
    try {
      await this.query("SET TIME ZONE 'UTC'");
    } catch (error) {
      this.end().catch(() => undefined);
      throw error;
    }
    return this;
  }
}
