import { toRoute } from '#lib/core/operations/route.ts';
import { importCalls } from '#lib/imports/api.ts';
import { findImport } from '#lib/imports/queries.ts';

export const GET = toRoute(findImport, importCalls.find);
