import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerItem } from '#components/forms/answers/answer-item.tsx';
import { newQuestion, valuesOf } from '#components/forms/builder/form-values.ts';
import { previewOf } from '#components/forms/builder/preview-of.ts';
import { FormView } from '#components/forms/form-view.tsx';
import { EventStanding } from '#components/forms/on-event/event-standing.tsx';
import { SignUpSheet } from '#components/forms/paper/sign-up-sheet.tsx';
import { qrDrawing, qrFile } from '#lib/core/pictures/qr-code.ts';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import english from '#lib/language/generated/en.ts';

const id = '5d8f6c9e-2a4b-4f5e-9d3c-1b2a3c4d5e6f';
const ask = { kind: 'text' as const, help: null, choices: [], is_required: false, is_sensitive: false };
const form: FormRow = {
  ...{ id, kind: 'sign_up', slug: 'camp', title: 'Camp', intro: '', thanks: '', party_max: 10 },
  questions: [{ ...ask, id, label: 'Phone number' }],
  removed_questions: [{ ...ask, id: 'gone', label: 'Shirt' }],
  slots: [],
  ...{ event_id: null, capacity: 20, has_waiting_list: true, opens_at: null, closes_minutes: 0 },
  ...{ keep_days: 90, ministry_id: null, is_open: true, updated_at: '2031-06-01T00:00:00.000Z' },
  ...{ is_contact: false, is_visit: false },
};
const row: AnswerRow = {
  ...{ id, form_id: id, date: null, slot_id: null, name: 'Ruth', email: 'ruth@example.org', phone: null },
  ...{ seats: 2, names: ['Naomi'], state: 'waiting', position: 3, has_come: false },
  ...{ answers: { [id]: '555 0100', gone: 'L' }, created_at: '2031-06-01T12:00:00.000Z' },
};
const nothing = async () => undefined;

test('the preview shows what is typed, half-typed numbers too, and cannot be sent', () => {
  const typed = {
    ...valuesOf(form),
    party_max: 'x',
    keep_days: '',
    questions: [{ ...newQuestion('choices'), label: 'Days', choices: 'Sat\nSun' }],
    slots: [{ label: 'Soup', capacity: 'many' }],
  };
  const shown = previewOf(typed);
  expect([shown.form.party_max, shown.form.keep_days, shown.form.slots[0]?.capacity]).toEqual([1, 0, null]);
  const markup = renderToStaticMarkup(<FormView shown={shown} id="preview" isPreview />);
  for (const words of ['Days', 'Sat', 'Sun', 'Soup']) expect(markup).toContain(words);
  expect(markup).toContain('inert');
  expect(markup).not.toContain('<form');
});

test('an answer says who comes, where the party waits, and which question is gone', () => {
  const markup = renderToStaticMarkup(
    <AnswerItem form={form} row={row} hasCome={false} onTick={nothing} onChanged={nothing} />,
  );
  for (const words of [
    'Ruth',
    'Waiting, place 3',
    '2 people · With Naomi',
    'Shirt (removed)',
    'Ruth has come',
  ])
    expect(markup).toContain(words);
});

test('of what was deleted after its days, seats and state are left', () => {
  const cleared = { ...row, name: '', email: '', names: [], answers: {}, position: null };
  const markup = renderToStaticMarkup(
    <AnswerItem form={form} row={cleared} hasCome={false} onTick={nothing} onChanged={nothing} />,
  );
  expect(markup).toContain('The answers are deleted.');
  expect(markup).not.toContain('mailto:');
});

test('the sheet has a box for each person, and the phone number that was asked for', () => {
  const confirmed = { ...row, state: 'confirmed' as const, position: null };
  const markup = renderToStaticMarkup(<SignUpSheet form={form} date={null} rows={[confirmed, row]} />);
  expect(markup.match(/sheet-box/g)).toHaveLength(2);
  expect(markup).toContain('Ruth, Naomi');
  expect(markup).toContain('555 0100');
});

test('a QR code as a file has four modules of white around it', () => {
  const { size } = qrDrawing('https://example.org/forms/camp');
  expect(qrFile('https://example.org/forms/camp')).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
});

const date: FormDate = {
  ...{ date: '2031-06-01', shown_date: '2031-06-01', is_cancelled: false, is_over: false },
  ...{ capacity: 20, taken: 12, waiting: 0 },
};
const signUp = { id: '11111111-1111-4111-8111-111111111111', is_open: true } as FormRow;

const panelOf = (shown: Partial<FormDate>) =>
  renderToStaticMarkup(
    <EventStanding
      form={signUp}
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
