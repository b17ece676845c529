import { toRoute } from '#lib/core/operations/route.ts';
import { importCalls } from '#lib/imports/api.ts';
import { startImport } from '#lib/imports/commands.ts';
import { listImports } from '#lib/imports/queries.ts';

export const GET = toRoute(listImports, importCalls.list);
export const POST = toRoute(startImport, importCalls.start);
