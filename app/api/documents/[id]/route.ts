import { toRoute } from '#lib/core/operations/route.ts';
import { documentCalls } from '#lib/documents/api.ts';
import { deleteDocument, updateDocument } from '#lib/documents/commands.ts';

export const PATCH = toRoute(updateDocument, documentCalls.update);
export const DELETE = toRoute(deleteDocument, documentCalls.remove);
