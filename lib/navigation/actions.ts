'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { dismissProposedMenus, putUpProposedMenus, resetNavigation, setNavigation } from './commands.ts';
import { resetLayout, setLayout } from './layouts/commands.ts';
import { findLayout } from './layouts/queries.ts';
import { findProposedMenus, findStaffNavigation } from './queries.ts';

export const findStaffNavigationAction = toAction(findStaffNavigation);
export const findProposedMenusAction = toAction(findProposedMenus);
export const putUpProposedMenusAction = toAction(putUpProposedMenus);
export const dismissProposedMenusAction = toAction(dismissProposedMenus);
export const setNavigationAction = toAction(setNavigation);
export const resetNavigationAction = toAction(resetNavigation);
export const findLayoutAction = toAction(findLayout);
export const setLayoutAction = toAction(setLayout);
export const resetLayoutAction = toAction(resetLayout);
