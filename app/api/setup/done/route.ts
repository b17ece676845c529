import { toRoute } from '#lib/core/operations/route.ts';
import { setupCalls } from '#lib/setup/api.ts';
import { finishSetup } from '#lib/setup/commands.ts';

export const POST = toRoute(finishSetup, setupCalls.finish);
