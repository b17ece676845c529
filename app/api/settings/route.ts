import { toRoute } from '#lib/core/operations/route.ts';
import { settingsCalls } from '#lib/settings/api.ts';
import { updateSettings } from '#lib/settings/commands.ts';
import { findSettings } from '#lib/settings/queries.ts';

export const GET = toRoute(findSettings, settingsCalls.find);
export const PATCH = toRoute(updateSettings, settingsCalls.update);
