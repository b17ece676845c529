import { toRoute } from '#lib/core/operations/route.ts';
import { importCalls } from '#lib/imports/api.ts';
import { listImportSources } from '#lib/imports/queries.ts';

export const GET = toRoute(listImportSources, importCalls.sources);
