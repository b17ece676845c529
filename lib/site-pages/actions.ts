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
import { drawStaffPage, listPageVersions } from './staff/queries.ts';

export const createPageAction = toAction(createPage);
export const updatePageAction = toAction(updatePage);
export const publishPageAction = toAction(publishPage);
export const unpublishPageAction = toAction(unpublishPage);
export const discardPageDraftAction = toAction(discardPageDraft);
export const sharePageAction = toAction(sharePage);
export const stopSharingPageAction = toAction(stopSharingPage);
export const deletePageAction = toAction(deletePage);
export const drawStaffPageAction = toAction(drawStaffPage);
export const listPageVersionsAction = toAction(listPageVersions);
