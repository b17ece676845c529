import { toRoute } from '#lib/core/operations/route.ts';
import { documentCalls } from '#lib/documents/api.ts';
import { createDocument } from '#lib/documents/commands.ts';
import { listDocuments } from '#lib/documents/queries.ts';

export const GET = toRoute(listDocuments, documentCalls.list);
export const POST = toRoute(createDocument, documentCalls.create);
