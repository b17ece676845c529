'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { updateSeries } from './commands.ts';

export const updateSeriesAction = toAction(updateSeries);
