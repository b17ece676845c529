import { setTimeout as pause } from 'node:timers/promises';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import { type Site, staffCookie, startSite } from './servers/site.ts';
import { percentile } from './statistics.ts';

/** Figures of a letter that leaves, and of a week that is composed among many events. */
export interface LetterFigures {
  readers: number;
  received: number;
  /** Mails whose Message-ID had come before. */
  doubles: number;
  connections: number;
  seconds: number;
  perMinute: number;
  /** Of the part that is HTML, the largest one. */
  largestBytes: number;
  events: number;
  composeMilliseconds: number;
}

const events = 2000;
const composings = 5;
const longestSeconds = 300;

/** Sends one letter to so many readers by a server of this machine, and composes a week of 2,000 events. */
export async function measureLetters(folder: string, readers: number): Promise<LetterFigures> {
  const server = await startMailServer();
  const site = await startSite(folder, { SMTP_URL: server.url, MAIL_FROM: 'Bench <bench@example.org>' });
  try {
    const asked = { site, cookie: await staffCookie(site) };
    await addReaders(site, readers);
    const sent = await sendLetter(asked, server, readers);
    await addEvents(site);
    return { readers, ...sent, events, composeMilliseconds: await composeWeeks(asked) };
  } finally {
    await site.stop();
    await server.close();
  }
}

interface Asked {
  site: Site;
  cookie: string;
}

async function post({ site, cookie }: Asked, path: string, body: object): Promise<{ id: string }> {
  const headers = { cookie, 'content-type': 'application/json', origin: site.origin };
  const answer = await fetch(site.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

/** Confirmed readers of the week. */
async function addReaders({ database }: Site, count: number): Promise<void> {
  await database.query(
    `WITH reader AS (
       INSERT INTO subscribers (email, mailbox, state, source, confirmed_at)
       SELECT address, address, 'confirmed', 'bench', now()
       FROM (SELECT 'reader' || n || '@example.org' AS address FROM generate_series(1, $1::integer) AS n)
       RETURNING id)
     INSERT INTO subscriptions (subscriber_id, topic, is_confirmed) SELECT id, 'week', true FROM reader`,
    [count],
  );
}

async function sendLetter(asked: Asked, server: MailServer, readers: number) {
  const words = '<p>The harvest supper begins at five, and everyone is welcome.</p>'.repeat(10);
  const letter = { kind: 'letter', subject: 'Bench', words, topics: ['week'] };
  const { id } = await post(asked, '/api/letters', letter);
  const began = performance.now();
  await post(asked, `/api/letters/${id}/send`, {});
  while (server.received.length < readers && performance.now() - began < longestSeconds * 1000)
    await pause(20);
  const seconds = (performance.now() - began) / 1000;
  const ids = server.received.map(({ source }) => /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1]);
  return {
    received: ids.length,
    doubles: ids.length - new Set(ids).size,
    connections: server.counts.connections,
    seconds,
    perMinute: (ids.length / seconds) * 60,
    largestBytes: Math.max(0, ...server.received.map(({ source }) => Buffer.byteLength(source))),
  };
}

/** Events on the days of the coming month. */
async function addEvents({ database }: Site): Promise<void> {
  await database.query(
    `INSERT INTO events (title, date, time, location, description)
     SELECT 'Event ' || n, (current_date + n % 28)::text, '7:00 PM', 'Hall', 'Bench'
     FROM generate_series(1, $1::integer) AS n`,
    [events],
  );
}

/** Returns the median time of an answer. */
async function composeWeeks(asked: Asked): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < composings; number += 1) {
    const began = performance.now();
    await post(asked, '/api/letters/compose-week', {});
    times.push(performance.now() - began);
  }
  return percentile(times, 0.5);
}
