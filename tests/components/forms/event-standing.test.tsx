import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventStanding } from '#components/forms/on-event/event-standing.tsx';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import english from '#lib/language/generated/en.ts';

const date: FormDate = {
  ...{ date: '2031-06-01', shown_date: '2031-06-01', is_cancelled: false, is_over: false },
  ...{ capacity: 20, taken: 12, waiting: 0 },
};
const form = { id: '11111111-1111-4111-8111-111111111111', is_open: true } as FormRow;

const panelOf = (shown: Partial<FormDate>) =>
  renderToStaticMarkup(
    <EventStanding
      form={form}
      dates={[{ ...date, ...shown }]}
      date={date.date}
      onChanged={async () => undefined}
    />,
  );

test('the panel of a date to come says that it is open, with a switch', () => {
  expect(panelOf({})).toMatch(/12 of 20.*Open.*role="switch"/s);
});

test.each([
  ['is cancelled', { is_cancelled: true }, english.formView.dateStates.cancelled],
  ['is over', { is_over: true }, english.formView.dateStates.over],
  ['is gone', { is_cancelled: true, is_over: true }, english.formView.dateStates.cancelled],
])('the panel of a date that %s says so, and not that it is open', (_what, shown, words) => {
  const panel = panelOf(shown);
  expect(panel).toContain('12 of 20');
  expect(panel).toContain(words);
  expect(panel).not.toMatch(/>Open<|role="switch"/);
});
