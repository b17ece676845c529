import { toRoute } from '#lib/core/operations/route.ts';
import { importCalls } from '#lib/imports/api.ts';
import { applyImport } from '#lib/imports/commands.ts';

export const POST = toRoute(applyImport, importCalls.apply);
