import { parseInput } from '#lib/core/operations/operation.ts';
import { prayerRequestInput } from '#lib/prayer/schema.ts';
import { toStatus } from '#lib/prayer/status.ts';
import { teamMemberInput } from '#lib/prayer/team/schema.ts';
import { tableTarget } from './table-target.ts';

/** The prayer team. Who is on it already is the same person. */
export const prayerTeamTarget = tableTarget({
  table: 'prayer_team_emails',
  topic: 'prayer-requests',
  columns: ['name', 'email', 'active'],
  pictures: {},
  check: (values) => ({
    ...parseInput(teamMemberInput, values),
    active: values.active !== false,
  }),
  async findSame(database, rows) {
    const emails = rows.map(({ row }) => String(row.email));
    const found = await database.$queryRaw<{ id: string; email: string }[]>`
      SELECT id::text, lower(email) AS email FROM prayer_team_emails WHERE lower(email) = ANY(${emails})`;
    const ids = new Map(found.map(({ id, email }) => [email, id]));
    return new Map(
      emails.flatMap((email, place) => {
        const id = ids.get(email);
        return id ? [[place, id] as const] : [];
      }),
    );
  },
});

const requestInput = prayerRequestInput.pick({ name: true, email: true, request: true, is_anonymous: true });

/** Prayer requests. Nobody is mailed about them, and what became of one here is not undone by what it was elsewhere. */
export const prayerRequestTarget = tableTarget({
  table: 'prayer_requests',
  topic: 'prayer-requests',
  columns: ['name', 'email', 'request', 'is_anonymous', 'status'],
  pictures: {},
  isFinal: true,
  check: (values) => ({
    ...parseInput(requestInput, values),
    status: toStatus(values.status === 'notified' ? 'inprogress' : String(values.status)),
    created_at: momentOf(values.created_at),
  }),
});

/** When it was asked, else now. */
function momentOf(value: unknown): string {
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value) : new Date();
  return Number.isNaN(moment.getTime()) ? new Date().toISOString() : moment.toISOString();
}
