import { toRoute } from '#lib/core/operations/route.ts';
import { documentCalls } from '#lib/documents/api.ts';
import { replaceDocumentFile } from '#lib/documents/commands.ts';

export const PUT = toRoute(replaceDocumentFile, documentCalls.replace);
