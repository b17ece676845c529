import { expect, test } from 'vitest';
import { faqStructuredData } from '#components/about/faq-structured-data.ts';
import { questionGroups } from '#components/about/questions.ts';

test('questions stand under General, Services and Getting Involved', () => {
  expect(questionGroups.map(({ label }) => label)).toEqual(['General', 'Services', 'Getting Involved']);
});

test('search engines get every question with its answer, once', () => {
  const { mainEntity } = faqStructuredData() as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  const asked = questionGroups.flatMap(({ questions }) => questions);
  expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    asked.map(({ question, answer }) => [question, answer]),
  );
  expect(new Set(mainEntity.map(({ name }) => name)).size).toBe(asked.length);
});
