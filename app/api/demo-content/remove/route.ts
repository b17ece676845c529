import { toRoute } from '#lib/core/operations/route.ts';
import { setupCalls } from '#lib/setup/api.ts';
import { removeDemoContent } from '#lib/setup/commands.ts';

export const POST = toRoute(removeDemoContent, setupCalls.removeDemo);
