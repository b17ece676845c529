import { toRoute } from '#lib/core/operations/route.ts';
import { importCalls } from '#lib/imports/api.ts';
import { cancelImport } from '#lib/imports/commands.ts';

export const POST = toRoute(cancelImport, importCalls.cancel);
