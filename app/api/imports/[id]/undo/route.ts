import { toRoute } from '#lib/core/operations/route.ts';
import { importCalls } from '#lib/imports/api.ts';
import { undoImport } from '#lib/imports/commands.ts';

export const POST = toRoute(undoImport, importCalls.undo);
