'use server';

import { toAction } from '../action';
import { createEvent, deleteEvent, updateEvent } from './commands';
import { countSeriesRows } from './queries';

export const createEventAction = toAction(createEvent);
export const updateEventAction = toAction(updateEvent);
export const deleteEventAction = toAction(deleteEvent);
export const countSeriesRowsAction = toAction(countSeriesRows);
