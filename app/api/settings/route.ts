import { toRoute } from '#lib/core/operations/route.ts';
import { settingsCalls } from '#lib/livestream/api.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { findSettings } from '#lib/livestream/queries.ts';

export const GET = toRoute(findSettings, settingsCalls.find);
export const PATCH = toRoute(updateSettings, settingsCalls.update);
