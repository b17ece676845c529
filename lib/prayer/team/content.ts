import type { ContentTable, RowChange } from '#lib/core/operations/content-table.ts';

/** The prayer team in the activity log, which is told that it changed, and never whose address it was. */
export const prayerTeamContent = {
  table: 'prayer_team_emails',
  topic: 'prayer-requests',
  title: null,
  singular: 'prayer team',
  plural: 'addresses of the prayer team',
  kind: 'Prayer team',
  labels: {},
  headline,
  isFinal: true,
} as const satisfies ContentTable;

function headline({ action, before, after }: RowChange): string {
  if (action === 'created') return 'Added an address to the prayer team';
  if (action === 'deleted') return 'Took an address off the prayer team';
  if (before?.active === after?.active) return 'Changed an address of the prayer team';
  return after?.active
    ? 'An address of the prayer team gets mail again'
    : 'Paused an address of the prayer team';
}
