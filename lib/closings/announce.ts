import { announcementInput } from '#lib/announcements/schema.ts';
import { momentTimestamp } from '#lib/core/dates/church-time.ts';
import type { Database } from '#lib/core/platform/db.ts';

interface Announced {
  message: string;
  /** The closing's days. */
  from: string;
  to: string;
}

/** Writes the announcement of a closing, an urgent one: from now until its last day is over. Gives its id. */
export async function announceClosing(
  { announcement }: Database,
  { message, from, to }: Announced,
  known: string | null,
): Promise<string> {
  const now = momentTimestamp(new Date()).slice(0, 16);
  const start = [now, `${from}T00:00`].sort()[0];
  const data = announcementInput.parse({
    message,
    is_urgent: true,
    start_date: start,
    end_date: `${to}T23:59`,
  });
  if (known !== null) {
    const { count } = await announcement.updateMany({ where: { id: known }, data });
    if (count > 0) return known;
  }
  return (await announcement.create({ data })).id;
}

/** Takes the announcements of closings away, where staff have not done so. */
export async function withdrawAnnouncements(
  { announcement }: Database,
  ids: readonly (string | null)[],
): Promise<void> {
  await announcement.deleteMany({ where: { id: { in: ids.filter((id) => id !== null) } } });
}
