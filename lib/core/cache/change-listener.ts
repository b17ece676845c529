import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import type { Database } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { publishChange, publishNotice, setListening } from './change-bus.ts';
import { type LiveTopic, liveTopics } from './live-topics.ts';

const shortestPauseMilliseconds = 250;
const longestPauseMilliseconds = 10_000;
const pingMilliseconds = 30_000;

/** The channel that the row triggers notify. The payload is a topic and the write's name. */
export const liveChannel = 'belltower';

/** The application name of every process's listener in pg_stat_activity; a suffix may follow. */
export const listenerName = 'belltower live';

export interface LiveListener {
  /** Resolves once the first connection listens. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens this process's connection that receives every change of content and announces it to the cache and to browsers.
 * A lost connection is reopened; then every topic is announced, since changes may have been missed.
 */
export function listenForChanges(connectionString: string, name = listenerName): LiveListener {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isListening = false;
  let pause = shortestPauseMilliseconds;
  let becomeReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  async function connect(): Promise<void> {
    const connection = createClient(connectionString, name);
    client = connection;
    connection.on('notification', ({ payload }) => announce(payload));
    connection.once('error', (error) => retry(connection, error));
    connection.once('end', () => retry(connection));
    try {
      await connection.connect();
      await connection.query(`LISTEN ${liveChannel}`);
      if (isClosed || client !== connection) return void connection.end().catch(() => {});
      pause = shortestPauseMilliseconds;
      isListening = true;
      setListening(true);
      announceEverything();
      becomeReady();
      schedule(() => ping(connection), pingMilliseconds);
    } catch (error) {
      retry(connection, error);
    }
  }

  async function ping(connection: Client): Promise<void> {
    try {
      await connection.query('SELECT 1');
      if (client === connection && !isClosed) schedule(() => ping(connection), pingMilliseconds);
    } catch (error) {
      retry(connection, error);
    }
  }

  function retry(connection: Client, error?: unknown): void {
    if (client !== connection || isClosed) return;
    client = undefined;
    setListening(false);
    log.warn({ err: error, pauseMilliseconds: pause }, 'not listening for changes, connecting again');
    connection.on('error', () => {});
    connection.end().catch(() => {});
    if (isListening) announceEverything();
    isListening = false;
    schedule(connect, pause);
    pause = Math.min(pause * 2, longestPauseMilliseconds);
  }

  function schedule(run: () => Promise<void>, milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
    timer.unref();
  }

  void connect();
  return {
    ready,
    async close() {
      isClosed = true;
      setListening(false);
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

function createClient(connectionString: string, application_name: string): Client {
  return new DatabaseClient({
    connectionString,
    application_name,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
  });
}

function announceEverything(): void {
  for (const topic of liveTopics) publishChange(topic);
}

/** Announces a payload: a topic and an optional write name. An unknown topic announces every topic. */
function announce(payload = ''): void {
  const [name, write] = payload.split(' ');
  const topic = liveTopics.find((known): known is LiveTopic => known === name);
  if (topic) publishNotice(topic, write);
  else announceEverything();
}

/** Notifies the listeners of all processes that the topic changed, for writes that no row trigger covers. */
export async function notifyListeners(database: Database, topic: LiveTopic): Promise<void> {
  await database.$executeRaw`SELECT pg_notify(${liveChannel}, ${topic})`;
}
