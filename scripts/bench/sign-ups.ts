import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Site, staffCookie } from './servers/site.ts';
import { percentile } from './statistics.ts';
import { type ReadingCounts, readOnce, readSteadily } from './steady-readers.ts';

/** Figures of people who sign up for one date at once, and of those who read another page meanwhile. */
export interface SignUpFigures {
  signUps: number;
  confirmed: number;
  waiting: number;
  /** Answers other than 201. */
  errors: number;
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** Visitors of the home page, at a fixed rate: before, and while people sign up. */
  readersBefore: Readers;
  readers: Readers;
  /** Whether the page of the event was still answered from memory afterwards. */
  isPageKept: boolean;
}

interface Readers {
  requests: number;
  errors: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

const capacity = 10;
const requestsPerSecond = 100;
/** As many people send at once; the limit of their one address is lifted after as many. */
const connections = 16;
const secondsBefore = 5;
/** The sum must be three seconds old. */
const drawnMilliseconds = 3100;

/** Signs so many people up for ten places, which one row of the database counts, while others read the home page. */
export async function measureSignUps(site: Site, count: number): Promise<SignUpFigures> {
  const { form, page } = await openForm(site);
  await Promise.all(['/', page].map((path) => readOnce(site.origin + path)));
  const until = performance.now() + secondsBefore * 1000;
  const readersBefore = await readers(site, () => performance.now() < until);
  const people = await peopleWithSums(site, count);
  let isOver = false;
  const reading = readers(site, () => !isOver);
  const began = performance.now();
  const answers = await signUpAll(site, form, people);
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  const states = answers.map(({ state }) => state);
  const times = answers.map(({ milliseconds }) => milliseconds);
  return {
    signUps: count,
    confirmed: states.filter((state) => state === 'confirmed').length,
    waiting: states.filter((state) => state === 'waiting').length,
    errors: states.filter((state) => state === null).length,
    perSecond: count / seconds,
    p50Milliseconds: percentile(times, 0.5),
    p99Milliseconds: percentile(times, 0.99),
    readersBefore,
    readers: await reading,
    isPageKept: !(await readOnce(site.origin + page)).wasRendered,
  };
}

/** Opens a form on an event to come, as staff do. Returns its answers' address, and the event's page. */
async function openForm(site: Site): Promise<{ form: string; page: string }> {
  const { rows } = await site.database.query<{ id: string }>(`SELECT id FROM events
    WHERE kind = 'event' AND NOT is_recurring AND date > current_date::text ORDER BY date DESC, id LIMIT 1`);
  const event_id = rows[0]?.id;
  const answer = await fetch(`${site.origin}/api/forms`, {
    method: 'POST',
    headers: { cookie: await staffCookie(site), 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Bench', event_id, capacity, is_open: true }),
  });
  if (answer.status !== 201) throw new Error(`The form answered ${answer.status}.`);
  const { id } = (await answer.json()) as { id: string };
  return { form: `/api/forms/${id}/answers`, page: `/events/${event_id}` };
}

async function readers(site: Site, goesOn: () => boolean): Promise<Readers> {
  const counts: ReadingCounts = { times: [], errors: 0, rendered: 0 };
  await readSteadily(site.origin, ['/'], counts, { requestsPerSecond, goesOn });
  const { times, errors } = counts;
  return {
    requests: times.length,
    errors,
    p50Milliseconds: percentile(times, 0.5),
    p99Milliseconds: percentile(times, 0.99),
  };
}

/** Returns what each person sends, once all sums are old enough. */
async function peopleWithSums({ origin }: Site, count: number): Promise<object[]> {
  const people: object[] = [];
  for (let person = 0; person < count; person += 1) {
    const { a, b, token } = (await (await fetch(`${origin}/api/captcha`)).json()) as Sum;
    const sum = { captcha_answer: a + b, captcha_token: token };
    people.push({ ...sum, name: 'Ruth', email: `p${person}@example.org`, request_key: randomUUID() });
  }
  await pause(drawnMilliseconds);
  return people;
}

interface Sum {
  a: number;
  b: number;
  token: string;
}

interface Answer {
  state: string | null;
  milliseconds: number;
}

async function signUpAll(site: Site, form: string, people: readonly object[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async () => {
    for (let person = people[next++]; person; person = people[next++]) {
      if (next % connections === 0) await site.database.query('DELETE FROM rate_limits');
      answers.push(await signUp(site.origin + form, person));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return answers;
}

async function signUp(url: string, person: object): Promise<Answer> {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(person) });
  const body = (await answer.json()) as { state?: string; detail?: string };
  const milliseconds = performance.now() - began;
  if (answer.status !== 201) console.log(`a sign-up answered ${answer.status}: ${body.detail}`);
  return { state: answer.status === 201 ? (body.state ?? null) : null, milliseconds };
}
