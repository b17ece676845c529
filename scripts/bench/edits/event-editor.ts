import { type Site, staffCookie } from '../servers/site.ts';

/** Renames the event and returns whether the next answers show the title. */
export type Edit = (title: string) => Promise<boolean>;

/** Returns an edit of the next event outside the banner, made as staff do and checked on every address that shows it. */
export async function editor(site: Site): Promise<Edit> {
  const headers = { cookie: await staffCookie(site), 'content-type': 'application/json' };
  const { rows } = await site.database.query<{ id: string; title: string }>(`SELECT id, title FROM events
    WHERE kind = 'event' AND NOT is_recurring AND NOT show_in_banner AND NOT is_featured AND date > current_date::text
    ORDER BY date, id LIMIT 1`);
  const { id, title: first } = rows[0] ?? { id: '', title: '' };
  const shown = await showing(site.origin, first, [
    `/events/${id}`,
    '/events',
    '/calendar',
    '/api/events',
    '/calendar.ics',
  ]);
  return async (title) => {
    const answer = await fetch(`${site.origin}/api/events/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ title }),
    });
    if (answer.status !== 200) throw new Error(`The edit answered ${answer.status}.`);
    return (await Promise.all(shown.map((path) => isShown(site.origin + path, title)))).every(Boolean);
  };
}

/** Returns the addresses that show the title: a list may end before its date. */
async function showing(origin: string, title: string, paths: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const shown = paths.filter((_, place) => texts[place]?.includes(title));
  if (shown.length < 2) throw new Error(`Too few addresses show “${title}”.`);
  return shown;
}

/** Prints a stale address with the cache status of its answer. */
async function isShown(url: string, title: string): Promise<boolean> {
  const answer = await fetch(url);
  if ((await answer.text()).includes(title)) return true;
  console.log(`stale: ${new URL(url).pathname} (${answer.status}, ${answer.headers.get('cache-status')})`);
  return false;
}
