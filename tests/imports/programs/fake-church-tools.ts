import type { ServerResponse } from 'node:http';
import { listenAsSource } from '#tests/support/servers/listen.ts';

type Fields = Record<string, unknown>;

export const token = 'open-sesame-of-church-tools';

/** What it has, and how it answers. */
function usual() {
  return {
    calendars: [
      { id: 1, name: 'Services', isPublic: true, isPrivate: false },
      { id: 2, name: 'Elders', isPublic: false, isPrivate: false },
    ] as Fields[],
    /** As one of its versions gives them: with `base` and `calculated`, or both within `appointment`. */
    appointments: [] as Fields[],
    /** The groups of its homepages by their hashes; null: it has none. */
    homepages: null as Record<string, Fields> | null,
    token,
    busy: 0,
    rowsOfPage: null as number | null,
    fault: null as 'truncated' | 'repeats' | 'html' | null,
    asked: [] as string[],
  };
}

/** The API of a ChurchTools in its shapes, for the time of the test. Without a login it answers as if there were nothing. */
export async function startChurchTools() {
  const fake = usual();
  const { origin } = await listenAsSource(({ url = '/', headers }, response) => {
    fake.asked.push(url);
    if (fake.fault === 'html') return response.end('<!doctype html><title>Login</title>');
    if (fake.busy > 0) {
      fake.busy -= 1;
      return json(response, 429, { message: 'Too many requests' }, { 'retry-after': '4' });
    }
    const asked = new URL(url, origin);
    const isKnown = headers.authorization === `Login ${fake.token}`;
    const mustBe = asked.searchParams.get('only_allow_authenticated') === 'true';
    if (!isKnown && mustBe) return json(response, 401, { message: 'No valid token' });
    const body = bodyOf(fake, asked, isKnown, origin);
    if (body === null) return json(response, 404, { message: 'Not found' });
    if (fake.fault === 'truncated' && asked.pathname.endsWith('/appointments'))
      return response.end(JSON.stringify(body).slice(0, -8));
    json(response, 200, body);
  });
  return Object.assign(fake, { origin });
}

function json(response: ServerResponse, status: number, body: unknown, more: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...more });
  response.end(JSON.stringify(body));
}

function bodyOf(
  fake: ReturnType<typeof usual>,
  { pathname, searchParams }: URL,
  isKnown: boolean,
  origin: string,
) {
  const { calendars, homepages } = fake;
  const hash = /^\/api\/grouphomepages\/(\w+)$/.exec(pathname)?.[1];
  if (hash !== undefined) return homepages?.[hash] ? { data: homepages[hash] } : null;
  switch (pathname) {
    case '/api/whoami':
      return { data: { id: isKnown ? 22 : -1 } };
    case '/api/calendars':
      return { data: isKnown ? calendars : [] };
    case '/api/calendars/appointments':
      return appointmentPage(fake, searchParams);
    case '/api/grouphomepages': {
      const entries = Object.keys(homepages ?? {}).map((name) => ({
        domainType: 'grouphomepage',
        apiUrl: `${origin}/api/grouphomepages/${name}`,
      }));
      return homepages ? { data: entries } : null;
    }
    default:
      return null;
  }
}

function appointmentPage(
  { appointments, rowsOfPage, fault }: ReturnType<typeof usual>,
  query: URLSearchParams,
) {
  const ids = query.getAll('calendar_ids[]');
  const wanted = appointments.filter((given) => ids.includes(calendarOf(given)));
  if (rowsOfPage === null) return { data: wanted, meta: { count: wanted.length } };
  const current = Number(query.get('page') ?? 1);
  const from = fault === 'repeats' ? 0 : (current - 1) * rowsOfPage;
  const lastPage = fault === 'repeats' ? current + 1 : Math.ceil(wanted.length / rowsOfPage);
  const pagination = { total: wanted.length, limit: rowsOfPage, current, lastPage };
  return { data: wanted.slice(from, from + rowsOfPage), meta: { pagination } };
}

function calendarOf(given: Fields): string {
  const { base } = ('base' in given ? given : given.appointment) as { base: { calendar: { id: number } } };
  return String(base.calendar.id);
}
