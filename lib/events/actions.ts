'use server';

import { toAction } from '#lib/core/operations/action.ts';
import {
  createEvent,
  deleteEvent,
  deleteService,
  detachEvent,
  updateEvent,
  updateService,
} from './commands.ts';
import { countSeriesRows } from './queries.ts';

export const createEventAction = toAction(createEvent);
export const updateEventAction = toAction(updateEvent);
export const deleteEventAction = toAction(deleteEvent);
export const detachEventAction = toAction(detachEvent);
export const updateServiceAction = toAction(updateService);
export const deleteServiceAction = toAction(deleteService);
export const countSeriesRowsAction = toAction(countSeriesRows);
