import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { closeSmtp } from '#lib/core/messaging/email.ts';
import { startBucket, type TestBucket } from './bucket.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

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

/** The same for what speaks another language than HTTP. */
export async function listenAsTcp(
  onSocket: (socket: Socket) => void,
  wanted = 0,
): Promise<{ port: number; host: string }> {
  const server = createTcpServer(onSocket);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port, host: `127.0.0.1:${port}` };
}

/** An HTTP server as a source on the internet that the site may ask, for the time of the test. */
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

/** A mail server on this machine that the settings may name, for the time of the test. */
export async function listenAsMailServer(
  options?: Parameters<typeof startMailServer>[0],
): Promise<MailServer> {
  const server = await startMailServer(options);
  onTestFinished(() => {
    closeSmtp();
    return server.close();
  });
  vi.stubEnv('SOURCE_ALLOW_HOSTS', `127.0.0.1:${server.port},localhost:${server.port}`);
  return server;
}

/** A mail server that the site sends by, for the time of the test. */
export async function listenForMail(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await listenAsMailServer(options);
  vi.stubEnv('SMTP_URL', server.url);
  return server;
}

/** The same, which accepts no mail until the test lets it. */
export async function listenForMailSlowly() {
  let accept = () => {};
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const isAccepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  const beforeAccepting = () => {
    arrive();
    return isAccepted;
  };
  return { server: await listenForMail({ beforeAccepting }), hasArrived, accept };
}
