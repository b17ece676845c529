import type { ServerResponse } from 'node:http';
import { listenAsSource } from '#tests/support/servers/listen.ts';

type Fields = Record<string, unknown>;

/** A date of an event, with the event and its tags beside it. */
export interface Instance {
  id: string;
  fields: Fields;
  event: Fields;
  tags?: { id: string; name: string; church_center_category?: boolean }[];
}

export const appId = 'app-id-of-a-test';
export const secret = 'open-sesame-of-planning-center';

/** What it has, and how it answers. */
function usual() {
  return {
    instances: [] as Instance[],
    groups: [] as ({ id: string } & Fields)[],
    signUps: [] as ({ id: string } & Fields)[],
    secret,
    /** The products that the token may not read. */
    closed: [] as string[],
    /** So many requests are answered with 429 before an answer. */
    busy: 0,
    /** Or the first request of each page. */
    isBusyOnce: false,
    retryAfter: '3' as string | undefined,
    rowsOfPage: 100,
    /** Breaks the JSON off, or gives the first page whatever is asked for. */
    fault: null as 'truncated' | 'repeats' | 'elsewhere' | 'bare' | null,
    asked: [] as string[],
  };
}

/** The API of Planning Center in its shapes, for the time of the test: JSON:API, Basic authentication, 429. */
export async function startPlanningCenter() {
  const fake = usual();
  const { origin } = await listenAsSource(({ url = '/', headers }, response) => {
    fake.asked.push(url);
    const key = `Basic ${Buffer.from(`${appId}:${fake.secret}`).toString('base64')}`;
    if (headers.authorization !== key)
      return json(response, 401, { errors: [{ status: '401', title: 'Unauthorized' }] });
    const isFirst = fake.asked.filter((other) => other === url).length === 1;
    if (fake.busy > 0 || (fake.isBusyOnce && isFirst)) {
      fake.busy -= 1;
      const wait: Record<string, string> = fake.retryAfter ? { 'retry-after': fake.retryAfter } : {};
      return json(response, 429, { errors: [{ code: '429' }] }, wait);
    }
    const asked = new URL(url, origin);
    const product = asked.pathname.split('/')[1] ?? '';
    if (fake.closed.includes(product)) return json(response, 403, { errors: [{ status: '403' }] });
    const page = pageOf(fake, asked, origin);
    if (fake.fault === 'truncated') return response.end(JSON.stringify(page).slice(0, -20));
    json(response, 200, page);
  });
  return Object.assign(fake, { origin });
}

function json(response: ServerResponse, status: number, body: unknown, more: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/vnd.api+json', ...more });
  response.end(JSON.stringify(body));
}

function pageOf(fake: ReturnType<typeof usual>, asked: URL, origin: string) {
  const { pathname, searchParams } = asked;
  const rows = rowsOf(fake, pathname);
  const offset = Number(searchParams.get('offset') ?? 0);
  const from = fake.fault === 'repeats' ? 0 : offset;
  const given = rows.slice(from, from + Math.min(fake.rowsOfPage, Number(searchParams.get('per_page'))));
  const next = new URL(asked);
  next.searchParams.set('offset', String(offset + given.length));
  if (fake.fault === 'elsewhere') next.host = 'elsewhere.test';
  const hasMore = fake.fault === 'repeats' || offset + given.length < rows.length;
  const data = given.map(({ row }) => row);
  if (fake.fault === 'bare')
    return { links: null, data: data.map((row) => ({ ...row, relationships: null })), meta: null };
  return {
    links: { self: `${origin}${pathname}`, ...(hasMore && { next: next.href }) },
    data,
    included: given.flatMap(({ included }) => included),
    meta: { total_count: rows.length, count: given.length },
  };
}

function rowsOf({ instances, groups, signUps }: ReturnType<typeof usual>, pathname: string) {
  if (pathname === '/calendar/v2/event_instances') return instances.map(instanceRow);
  const list = { '/groups/v2/groups': groups, '/registrations/v2/signups': signUps }[pathname] ?? [];
  return list.map(({ id, ...attributes }) => ({
    row: { type: pathname.includes('groups') ? 'Group' : 'Signup', id, attributes },
    included: [],
  }));
}

function instanceRow({ id, fields, event, tags = [] }: Instance) {
  const place = { type: 'Event', id: `e${id}` };
  return {
    row: {
      type: 'EventInstance',
      id,
      attributes: { all_day_event: false, location: null, church_center_url: null, ...fields },
      relationships: {
        event: { data: place },
        tags: { data: tags.map((tag) => ({ type: 'Tag', id: tag.id })) },
      },
    },
    included: [
      { ...place, attributes: { visible_in_church_center: true, approval_status: 'A', ...event } },
      ...tags.map(({ id: tag, ...attributes }) => ({ type: 'Tag', id: tag, attributes })),
    ],
  };
}
