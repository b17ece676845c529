import type { Permission } from '#lib/core/auth/permissions.ts';

/** The home page's picture. */
const heroColumns: readonly string[] = ['hero_background_url', 'hero_focus_x', 'hero_focus_y'];

/** Returns what a change of these settings needs: the picture is a matter of the pages, the stream of the sermons. */
export function neededPermissions(columns: readonly string[]): Permission[] {
  const hero = columns.filter((column) => heroColumns.includes(column));
  return [
    ...(hero.length > 0 ? (['pages'] as const) : []),
    ...(columns.length > hero.length ? (['sermons'] as const) : []),
  ];
}
