import type { Database } from '#lib/core/database/db.ts';
import { defineContent, type RowChange, type Values } from '#lib/core/operations/content-table.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { messages } from '#lib/language/messages.ts';
import { teamMemberInput, teamMemberRow } from './schema.ts';

/** The prayer team. The activity log records that it changed, never whose address it was. */
export const prayerTeamContent = defineContent({
  table: 'prayer_team_emails',
  topic: 'prayer-requests',
  permission: 'prayer',
  isInternal: true,
  title: null,
  words: () => ({ ...messages.prayerLog.team, labels: {} }),
  headline,
  isFinal: true,
  row: teamMemberRow,
  exported: {
    model: 'prayerTeamEmail',
    order: latestFirst,
  },
  imported: {
    columns: ['name', 'email', 'active'],
    check: (values) => ({ ...parseInput(teamMemberInput, values), active: values.active !== false }),
    findSame,
  },
});

/** A member with the same mailbox, however it is spelled, is the same person. */
async function findSame(
  database: Database,
  rows: readonly { row: Values }[],
): Promise<ReadonlyMap<number, string>> {
  const team = await database.prayerTeamEmail.findMany({ select: { id: true, email: true } });
  const ids = new Map(team.map(({ email, id }) => [mailboxOf(email), id]));
  return new Map(
    rows.flatMap(({ row }, place) => {
      const id = ids.get(mailboxOf(String(row.email)));
      return id ? [[place, id] as const] : [];
    }),
  );
}

function headline({ action, before, after }: RowChange): string {
  const { team } = messages.prayerLog;
  if (action === 'created') return team.added;
  if (action === 'deleted') return team.removed;
  if (before?.active === after?.active) return team.changed;
  return after?.active ? team.resumed : team.paused;
}
