import { expect, test } from 'vitest';
import { faqStructuredData } from '#components/about/faq-structured-data.ts';
import { labelOf, questionGroups } from '#components/about/question-groups.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

async function structuredQuestions(): Promise<string[][]> {
  const { mainEntity } = faqStructuredData(await pageTexts()) as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  return mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
}

test('questions stand under General, Services and Getting Involved', () => {
  expect(questionGroups.map(labelOf)).toEqual(['General', 'Services', 'Getting Involved']);
});

test('search engines get every question with its answer, once', async () => {
  const texts = await pageTexts();
  const asked = questionGroups.flatMap(({ key }) => texts[key]);
  const found = await structuredQuestions();
  expect(found).toEqual(asked.map(({ question, answer }) => [question, answer]));
  expect(new Set(found.map(([name]) => name)).size).toBe(asked.length);
});

test('search engines get the questions that staff wrote', async () => {
  const link = { link_label: '', link_url: '' };
  const value = [{ question: 'Who is {church} for?', answer: 'For <everyone>.', ...link }];
  await setPageText.execute(staff, { key: 'about.questions', value });
  const { currentChurch } = await import('#lib/core/church/current-church.ts');
  expect((await structuredQuestions())[0]).toEqual([
    `Who is ${currentChurch().name} for?`,
    'For <everyone>.',
  ]);
});
