import { expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { choiceLabel } from '#lib/events/choice-label.ts';
import { toEventRow } from '#lib/events/presented/present-event.ts';
import { buildEvent, buildService } from '#prisma/factories/event.ts';

const service = (overrides: object) =>
  toEventRow(
    buildService({ title: 'Worship', date: '2026-01-04', time: '9:00 AM', location: '', ...overrides }),
  );

test('two services of one name are told apart by time and place', () => {
  const labels = [{}, { time: '11:00 AM' }, { location: ' Chapel ' }].map((each) =>
    choiceLabel(service(each)),
  );
  expect(labels).toEqual([
    'Worship · Every week on Sunday · 9:00 AM',
    'Worship · Every week on Sunday · 11:00 AM',
    'Worship · Every week on Sunday · 9:00 AM · Chapel',
  ]);
});

test('an event of one day is told with its date', () => {
  const event = buildEvent({ title: 'Picnic', date: '2026-07-05', time: 'After worship', location: 'Park' });
  expect(choiceLabel(toEventRow(event))).toBe('Picnic · Jul 5, 2026 · After worship · Park');
});

test('the words follow the church’s language and clock', () => {
  const church = { ...defaultChurchIn('es'), clock: '24' } as const;
  const label = runWithChurch(church, () => choiceLabel(service({ location: 'Capilla' })));
  expect(label).toBe('Worship · Cada semana, el domingo · 9:00 · Capilla');
});
