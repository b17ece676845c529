import { toRoute } from '@/lib/route';
import { settingsCalls } from '@/lib/settings/calls';
import { updateSettings } from '@/lib/settings/commands';
import { findSettings } from '@/lib/settings/queries';

export const GET = toRoute(findSettings, settingsCalls.find);
export const PATCH = toRoute(updateSettings, settingsCalls.update);
