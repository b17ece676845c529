import { toRoute } from '@/lib/route';
import { updateSettings } from '@/lib/settings/commands';
import { findSettings } from '@/lib/settings/queries';

export const GET = toRoute(findSettings);
export const PATCH = toRoute(updateSettings);
