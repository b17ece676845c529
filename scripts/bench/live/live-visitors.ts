import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { spreadOfLiveId } from '#lib/core/cache/live-id.ts';
import { browserHeaders } from '../load.ts';

/** The requests of a home page after a change of events, in their order: its banner, then its lists. */
const questions: { path: string; method?: string; headers?: Record<string, string> }[] = [
  { path: '/api/banner' },
  { path: '/api/events', method: 'HEAD' },
  { path: '/', method: 'HEAD' },
  { path: '/?_rsc=1', headers: { rsc: '1' } },
];

/** Instants in milliseconds since 1970. */
export interface VisitorFigures {
  heardAt: number[];
  askedAt: number[];
  answeredAt: number[];
  /** Wrong answers. */
  failures: number;
}

export interface VisitorsTask {
  origin: string;
  streams: number;
}

const openAtOnce = 50;
const figures: VisitorFigures = { heardAt: [], askedAt: [], answeredAt: [], failures: 0 };

/** Opens the streams and reports how many stayed open; then, when all have finished, what they received and requested. */
process.once('message', async ({ origin, streams }: VisitorsTask) => {
  const done: Promise<void>[] = [];
  for (let open = 0; open < streams; open += openAtOnce) {
    const some = Array.from({ length: Math.min(openAtOnce, streams - open) }, () => openPage(origin));
    for (const page of await Promise.all(some)) if (page) done.push(page.isOver);
  }
  process.send?.({ opened: done.length });
  await Promise.all(done);
  process.send?.({ figures });
});

/**
 * Opens a listening page; returns undefined when the server refuses the stream. It reads the socket itself: thousands
 * of HTTP clients would take more processor time than the measured server.
 */
async function openPage(origin: string): Promise<{ isOver: Promise<void> } | undefined> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const headers = Object.entries({ host: hostname, ...browserHeaders, accept: 'text/event-stream' });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`GET /api/live HTTP/1.1\r\n${head}\r\n`);
  const hearing = hear(socket);
  const greeting = await new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString()));
    socket.once('error', () => resolve(''));
  });
  if (!greeting.startsWith('HTTP/1.1 200 ')) return undefined;
  return { isOver: hearing.then((spread) => askAll(origin, Math.random() * spread)) };
}

/** Resolves at the notice of events, with the milliseconds over which pages spread their requests. */
function hear(stream: Socket): Promise<number> {
  return new Promise((resolve) => {
    const listen = (bytes: Buffer) => {
      if (!bytes.includes('\nevent: events\n')) return;
      figures.heardAt.push(Date.now());
      stream.off('data', listen).resume();
      resolve(spreadOfLiveId(/^id: (.*)$/m.exec(bytes.toString())?.[1] ?? ''));
    };
    stream.on('data', listen).once('close', () => resolve(0));
  });
}

async function askAll(origin: string, afterMilliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMilliseconds));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const question of questions) await ask(origin, agent, question);
  agent.destroy();
}

function ask(origin: string, agent: Agent, { path, method, headers }: (typeof questions)[number]) {
  figures.askedAt.push(Date.now());
  return new Promise<void>((resolve) => {
    const fail = () => {
      figures.failures += 1;
      resolve();
    };
    const options = { agent, method: method ?? 'GET', headers: { ...browserHeaders, ...headers } };
    request(origin + path, options, (answer) => {
      answer.resume().once('end', () => {
        figures.answeredAt.push(Date.now());
        if (answer.statusCode === 200) resolve();
        else fail();
      });
    })
      .once('error', fail)
      .end();
  });
}
