'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { deleteService, updateService } from './church-services/commands.ts';
import { createEvent, deleteEvent, detachEvent, updateEvent } from './commands.ts';
import { countSeriesRows } from './queries.ts';

export const createEventAction = toAction(createEvent);
export const updateEventAction = toAction(updateEvent);
export const deleteEventAction = toAction(deleteEvent);
export const detachEventAction = toAction(detachEvent);
export const updateServiceAction = toAction(updateService);
export const deleteServiceAction = toAction(deleteService);
export const countSeriesRowsAction = toAction(countSeriesRows);
