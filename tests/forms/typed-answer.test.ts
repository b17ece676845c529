import { describe, expect, test } from 'vitest';
import { checkAnswer, toAnswer, typedOf } from '#lib/forms/answers/typed-answer.ts';
import type { Question } from '#lib/forms/questions.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  ...{ id, kind: 'text', label: id, help: null, choices: [], is_required: true, is_sensitive: false },
  ...more,
});

describe('what a form holds', () => {
  test('becomes an answer: as many names as come, and answers by question', () => {
    const typed = {
      ...{ name: 'Ruth', seats: '3', 'names.1': 'Naomi', 'names.2': '', 'names.3': 'left over' },
      ...{ 'answers.diet': 'none', 'answers.days.0': 'Friday', 'answers.days.2': 'Sunday' },
    };
    expect(toAnswer(typed)).toEqual({
      name: 'Ruth',
      seats: '3',
      names: ['Naomi', ''],
      answers: { diet: 'none', days: ['Friday', 'Sunday'] },
    });
  });

  test('never asks for a million names', () => {
    expect(toAnswer({ seats: '1e9' }).names).toHaveLength(99);
    expect(toAnswer({ seats: 'many' }).names).toEqual([]);
  });

  test('is what a stored answer was typed as', () => {
    const questions = [
      question('diet'),
      question('days', { kind: 'choices', choices: ['Friday', 'Sunday'] }),
    ];
    const answers = { diet: 'none', days: ['Sunday'], gone: 'kept' };
    expect(typedOf(answers, questions)).toEqual({ 'answers.diet': 'none', 'answers.days.1': 'Sunday' });
  });
});

test('what is missing is named by its control, and an answer of several parts counts', () => {
  const questions = [question('diet'), question('days', { kind: 'choices' })];
  const asked = { questions, hasDates: true, hasSlots: true };
  expect(Object.keys(checkAnswer({ name: ' ', email: 'ruth@' }, asked))).toEqual([
    ...['name', 'email', 'date', 'slot_id', 'answers.diet', 'answers.days'],
  ]);
  const typed = { name: 'Ruth', email: 'ruth@example.org', date: '2031-06-01', slot_id: 'bread' };
  expect(checkAnswer({ ...typed, 'answers.diet': 'none', 'answers.days.1': 'Sunday' }, asked)).toEqual({});
});
