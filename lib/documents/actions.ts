'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { deleteDocument, removeTranslatedFile, updateDocument } from './commands.ts';

export const updateDocumentAction = toAction(updateDocument);
export const deleteDocumentAction = toAction(deleteDocument);
export const removeTranslatedFileAction = toAction(removeTranslatedFile);
