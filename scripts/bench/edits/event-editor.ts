import type { Site } from '../servers/site.ts';
import { staffCookie } from '../servers/staff-cookie.ts';

/** Gives the event that title, and tells whether the next answers show it. */
export type Edit = (title: string) => Promise<boolean>;

/** What renames the next event that is not in the banner, as staff do, and tells whether every address that shows it does so at once. */
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

/** Those of the addresses that show the title: a list that is cut off before its date may not. */
async function showing(origin: string, title: string, paths: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const shown = paths.filter((_, place) => texts[place]?.includes(title));
  if (shown.length < 2) throw new Error(`Too few addresses show “${title}”.`);
  return shown;
}

/** Names what is not shown, and how the answer came about. */
async function isShown(url: string, title: string): Promise<boolean> {
  const answer = await fetch(url);
  if ((await answer.text()).includes(title)) return true;
  console.log(`stale: ${new URL(url).pathname} (${answer.status}, ${answer.headers.get('cache-status')})`);
  return false;
}
