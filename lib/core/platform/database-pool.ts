import { Pool, type PoolConfig } from 'pg';
import { DatabaseClient } from './database-client.ts';

/** A pool of connections in UTC. */
export class DatabasePool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: DatabaseClient });
  }
}
