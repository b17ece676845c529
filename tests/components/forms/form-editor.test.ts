import { afterEach, expect, test } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from '#components/forms/builder/form-draft.ts';
import { formValues, inputOf, newQuestion, valuesOf } from '#components/forms/builder/form-values.ts';
import { writeStored } from '#lib/core/browser/browser-storage.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { eventQuestions, eventSignUp } from '#lib/forms/staff/event-sign-up.ts';
import { startNames, startOf } from '#lib/forms/staff/starts.ts';

const id = '5d8f6c9e-2a4b-4f5e-9d3c-1b2a3c4d5e6f';
const row: FormRow = {
  ...{ id, kind: 'sign_up', slug: 'camp', title: 'Camp', intro: '', thanks: 'Thanks', party_max: 10 },
  questions: [
    {
      ...{ id, kind: 'choice', label: 'Room', help: null, choices: ['Tent', 'Hut'] },
      ...{ is_required: true, is_sensitive: false },
    },
  ],
  slots: [{ id, label: 'Soup', capacity: null }],
  ...{ event_id: null, capacity: 20, has_waiting_list: true, opens_at: null, closes_minutes: 60 },
  ...{ keep_days: 90, notify: { roles: ['owner'], emails: ['a@example.org'] }, ministry_id: null },
  ...{ is_open: false, is_contact: false, is_visit: false, updated_at: '2031-06-01T00:00:00.000Z' },
};
afterEach(() => forgetDraft(id));

test('what the editor shows of a form is sent as it was', () => {
  const { id: _, slug: __, updated_at: ___, ...kept } = row;
  const { questions, ...sent } = inputOf(valuesOf(row));
  expect(sent).toEqual({ ...kept, questions: undefined, opens_at: '' });
  expect(questions).toEqual([{ ...row.questions[0], help: '' }]);
  expect(formValues.safeParse(valuesOf(row)).data).toEqual(kept);
});

test.each<[string, object, string]>([
  ['no number of seats', { capacity: 'many' }, 'capacity'],
  ['half a person at a time', { party_max: '1.5' }, 'party_max'],
  ['more than twenty at a time', { party_max: '21' }, 'party_max'],
  ['no days', { keep_days: '' }, 'keep_days'],
  ['a question without words', { questions: [newQuestion('text')] }, 'questions.0.label'],
  [
    'a choice without choices',
    { questions: [{ ...newQuestion('choices'), label: 'Days', choices: ' \n' }] },
    'questions.0.choices',
  ],
  ['no address', { notify: { roles: [], emails: 'a@example.org\nb' } }, 'notify.emails.1'],
])('%s is refused at its field', (_, more, path) => {
  const { error } = formValues.safeParse({ ...valuesOf(row), ...more });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('empty seats are as many as come', () => {
  expect(inputOf({ ...valuesOf(row), capacity: ' ' }).capacity).toBeNull();
  expect(inputOf({ ...valuesOf(row), capacity: '0' }).capacity).toBe(0);
});

test('unsaved text is kept until it is saved, with the form that it is based on', () => {
  const draft = { opened: row, values: { ...valuesOf(row), title: 'Winter camp', capacity: 'x' } };
  keepDraft(draft);
  expect(readDraft(id)).toEqual(draft);
  forgetDraft(id);
  expect(readDraft(id)).toBeNull();
});

test('a draft that this version cannot read is none', () => {
  writeStored('localStorage', `belltower.form-text.${id}`, JSON.stringify({ opened: row, values: {} }));
  expect(readDraft(id)).toBeNull();
});

test.each(startNames.filter((name) => name !== 'blank'))(
  'the start %s is a complete form that is closed',
  (name) => {
    const start = startOf(name);
    const { title, intro, thanks, questions = [] } = start;
    expect([title, intro, thanks].every(Boolean)).toBe(true);
    expect(start.is_open).toBeUndefined();
    expect(questions.length).toBeGreaterThan(0);
  },
);

test('the blank start has no questions, and leaves the title to staff', () => {
  const { questions = [], ...start } = startOf('blank');
  expect([start.title, start.kind, start.is_open, questions]).toEqual(['', 'other', undefined, []]);
});

test('only a connect card asks for prayer, and only a planned visit for a service', () => {
  const asking = (kind: string) =>
    startNames.filter((name) => startOf(name).questions?.some((question) => question.kind === kind));
  expect([asking('prayer'), asking('service')]).toEqual([['connect'], ['visit']]);
});

test('sign-ups on an event are open, and ask what was ticked', () => {
  const event = { id, title: 'Picnic', ministry_id: null };
  const plain = { event, capacity: 20, has_waiting_list: true, asks: [], question: ' ' };
  expect(eventSignUp(plain)).toMatchObject({ event_id: id, title: 'Picnic', is_open: true, questions: [] });
  const { questions = [] } = eventSignUp({ ...plain, asks: eventQuestions, question: 'Which song?' });
  expect(questions.map(({ kind }) => kind)).toEqual(['text', 'number', 'text', 'text']);
  expect(questions[3]?.label).toBe('Which song?');
});
