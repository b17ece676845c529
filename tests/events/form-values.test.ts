import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unsaidIn } from '#lib/events/edit/unsaid-fields.ts';
import {
  emptyEventForm,
  eventFormFrom,
  eventFormValues,
  eventFormValuesWith,
  toEventInput,
} from '#lib/events/form-values.ts';
import { toEventRow } from '#lib/events/presented/present-event.ts';
import { eventInput } from '#lib/events/schema.ts';
import { buildEvent } from '#prisma/factories/event.ts';

const folder = join(import.meta.dirname, '../../components/events');
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

test.each(Object.keys(emptyEventForm()).filter((name) => name !== 'month_day'))(
  'the event form has a field for %s',
  (name) => {
    const field = new RegExp(`name="${name}"|register\\('${name}'|name: '${name}'`);
    expect(components.some((text) => field.test(text))).toBe(true);
  },
);

test('the form of a row that is sent as it was opened changes nothing of the row', () => {
  const row = toEventRow(
    buildEvent({ is_offsite: true, image_url: '/uploads/oak.webp', end_date: '2031-06-03' }),
  );
  const values = eventFormFrom(row);
  expect(eventFormValues.safeParse(values).success).toBe(true);
  expect(row).toMatchObject(eventInput.parse(toEventInput(values)));
});

test('what an import had nothing to say about may stay empty in the form, and nothing else', () => {
  const row = toEventRow(buildEvent({ location: '', description: 'Soup' }));
  const refused = (fields: object) => {
    const values = { ...eventFormFrom(row), ...fields };
    const { error } = eventFormValuesWith(unsaidIn(row)).safeParse(values);
    return [...new Set(error?.issues.map(({ path }) => path[0]))];
  };
  expect(unsaidIn(row)).toEqual(['location']);
  expect(refused({ title: 'Supper' })).toEqual([]);
  expect(refused({ description: ' ' })).toEqual(['description']);
  expect(refused({ title: '' })).toEqual(['title']);
});
