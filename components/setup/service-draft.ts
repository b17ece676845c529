import { z } from 'zod';
import { draftStore } from '#lib/core/browser/draft-store.ts';
import { type MainService, serviceForm, type TypedService } from '#lib/setup/schema.ts';

const text = z.string();
const values = z.object({
  id: text,
  title: text,
  weekday: serviceForm.shape.weekday,
  time: text,
  length_minutes: text.optional(),
  location: text.optional(),
});
const opened = values.extend({ heading: text, rhythm: text.nullable(), updated_at: text.nullable() });

/** Unsaved input of the main service's form in this tab, by the service's id. */
export const serviceDrafts = draftStore<{ opened: MainService; values: TypedService }>(
  'sessionStorage',
  'setup-service',
  z.object({ opened, values }),
);
