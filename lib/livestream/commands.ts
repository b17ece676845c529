import 'server-only';
import { publishWrite } from '#lib/core/cache/change-bus.ts';
import { type Actor, authorize, isPermitted } from '#lib/core/operations/access.ts';
import { command } from '#lib/core/operations/operation.ts';
import { changeSettings } from './change-settings.ts';
import { neededPermissions } from './content.ts';
import { type SiteSettings, settingsInput } from './schema.ts';

/**
 * Changes the given settings and keeps the others. A hero picture is shown until it is removed.
 * @throws AppError `invalid` for a wrong address, a text without a video or an embed code without a player; `conflict` when the settings
 * changed since they were read; `not_permitted` for the stream without `sermons`, for the picture without `pages`.
 */
export const updateSettings = command({
  name: 'updateSettings',
  access: 'admin',
  input: settingsInput,
  changes: 'settings',
  run: async ({ if_match, ...change }, { write, actor }): Promise<SiteSettings> => {
    authorizeChange(actor, change);
    const settings = await write((database) => changeSettings(database, { if_match, ...change }));
    if (change.hero_background_url !== undefined) publishWrite('church', write.names);
    return settings;
  },
});

function authorizeChange(actor: Actor, change: object): void {
  const given = Object.entries(change).flatMap(([column, value]) => (value === undefined ? [] : [column]));
  const needed = neededPermissions(given);
  // An empty change needs one of them all the same.
  if (needed.length === 0 && !isPermitted('pages', actor)) authorize('sermons', actor);
  for (const permission of needed) authorize(permission, actor);
}
