import { defineContent, type RowChange, type Values } from '#lib/core/operations/content-table.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { teamMemberInput, teamMemberRow } from './schema.ts';

/** The prayer team. The activity log records that it changed, never whose address it was. */
export const prayerTeamContent = defineContent({
  table: 'prayer_team_emails',
  topic: 'prayer-requests',
  title: null,
  singular: 'prayer team',
  plural: 'addresses of the prayer team',
  kind: 'Prayer team',
  labels: {},
  headline,
  isFinal: true,
  row: teamMemberRow,
  exported: { about: 'Whom mails of prayer requests go to.', model: 'prayerTeamEmail', order: latestFirst },
  imported: {
    columns: ['name', 'email', 'active'],
    check: (values) => ({ ...parseInput(teamMemberInput, values), active: values.active !== false }),
    findSame,
  },
});

/** A member with the same address is the same person. */
async function findSame(
  database: Database,
  rows: readonly { row: Values }[],
): Promise<ReadonlyMap<number, string>> {
  const emails = rows.map(({ row }) => String(row.email));
  const found = await database.$queryRaw<{ id: string; email: string }[]>`
    SELECT id::text, lower(email) AS email FROM prayer_team_emails WHERE lower(email) = ANY(${emails})`;
  const ids = new Map(found.map(({ email, id }) => [email, id]));
  return new Map(
    emails.flatMap((email, place) => {
      const id = ids.get(email);
      return id ? [[place, id] as const] : [];
    }),
  );
}

function headline({ action, before, after }: RowChange): string {
  if (action === 'created') return 'Added an address to the prayer team';
  if (action === 'deleted') return 'Took an address off the prayer team';
  if (before?.active === after?.active) return 'Changed an address of the prayer team';
  return after?.active
    ? 'An address of the prayer team gets mail again'
    : 'Paused an address of the prayer team';
}
