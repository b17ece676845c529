'use server';

import { toAction } from '#lib/core/operations/action.ts';
import {
  createPage,
  deletePage,
  discardPageDraft,
  publishPage,
  sharePage,
  stopSharingPage,
  unpublishPage,
  updatePage,
} from './commands.ts';

export const createPageAction = toAction(createPage);
export const updatePageAction = toAction(updatePage);
export const publishPageAction = toAction(publishPage);
export const unpublishPageAction = toAction(unpublishPage);
export const discardPageDraftAction = toAction(discardPageDraft);
export const sharePageAction = toAction(sharePage);
export const stopSharingPageAction = toAction(stopSharingPage);
export const deletePageAction = toAction(deletePage);

/** Ends the links of the page whose id the form has; the page at the form's address then tells what became of it. */
export async function stopSharingFromForm(form: FormData): Promise<void> {
  await stopSharingPageAction({ id: String(form.get('id')) });
}
