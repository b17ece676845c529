'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { previewColors } from './queries.ts';

export const previewColorsAction = toAction(previewColors);
