import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { startBucket, type TestBucket } from './bucket.ts';

interface Listening {
  server: Server;
  port: number;
  /** `127.0.0.1` and the port. */
  host: string;
  origin: string;
}

/** Lets a server answer on a free port of this machine until the test has finished. */
export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return { server, port, host, origin: `http://${host}` };
}

/** The same for a source on the internet that the site may ask, for the time of the test. */
export async function listenAsSource(answer: RequestListener): Promise<Listening> {
  const listening = await listen(answer);
  vi.stubEnv('SOURCE_ALLOW_HOSTS', listening.host);
  return listening;
}

/** A bucket for the time of the test. */
export async function listenAsBucket(options?: Parameters<typeof startBucket>[0]): Promise<TestBucket> {
  const bucket = await startBucket(options);
  onTestFinished(() => bucket.close());
  return bucket;
}
