import type { ContentTable } from '#lib/core/operations/content-table.ts';
import type { Leader } from './schema.ts';

/** Leaders in the activity log. */
export const leaderContent = {
  table: 'leaders',
  topic: 'church',
  title: 'name',
  singular: 'leader',
  plural: 'leaders',
  kind: 'Leaders',
  labels: {
    name: 'Name',
    role: 'Role',
    words: 'Words',
    picture_url: 'Picture',
    picture_focus_x: 'Focus from the left',
    picture_focus_y: 'Focus from the top',
    email: 'E-mail',
    position: 'Place in the list',
  } satisfies Record<Exclude<keyof Leader, 'id' | `${string}_at`>, string>,
  format: (column, value) =>
    column.startsWith('picture_focus') ? `${Math.round(Number(value))} %` : undefined,
} as const satisfies ContentTable;
