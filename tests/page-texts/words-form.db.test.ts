import { expect, test } from 'vitest';
import { answerWordsForm, setPageText } from '#lib/page-texts/commands.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const send = (form: Record<string, string>) => answerWordsForm.execute(staff, form);
const letter = { key: 'home.letter', if_match: 'original' } as const;

test('words that are sent are saved as cleaned HTML, and the original comes back', async () => {
  const saved = await send({ ...letter, value: 'Dear *you*,\r\n\r\n[bad](javascript:alert(1))' });
  expect(saved).toMatchObject({ isSaved: true });
  const { value, updated_at } = (await findPageTexts({}))['home.letter'];
  expect(value).toMatch(/^<p>Dear <em>you<\/em>,<\/p><p>/);
  expect(value).not.toContain('href="javascript:');
  expect(
    await send({ key: 'home.letter', if_match: String(updated_at), intent: 'original', value: '' }),
  ).toMatchObject({
    isSaved: true,
  });
  expect((await findPageTexts({}))['home.letter'].is_original).toBe(true);
});

test('what does not fit comes back beside its field with all that was typed', async () => {
  const answer = await send({
    key: 'home.signature',
    'value.closing': '',
    'value.name': 'Ann',
    $ACTION_KEY: 'of React',
  });
  expect(answer).toMatchObject({ isSaved: false, fields: { 'value.closing': [expect.any(String)] } });
  if (answer.isSaved) throw new Error('It was saved.');
  expect(answer.typed.entries.flat().map(({ text }) => text)).toEqual(['', 'Ann']);
  expect((await findPageTexts({}))['home.signature'].is_original).toBe(true);
});

test('somebody else’s words meanwhile are told, and the form sent again is saved over them', async () => {
  await setPageText.execute(staff, { key: 'home.letter', value: '<p>Theirs</p>' });
  const refused = await send({ ...letter, value: 'Mine' });
  expect(refused).toMatchObject({ isSaved: false, theirs: 'Theirs' });
  if (refused.isSaved) throw new Error('It was saved.');
  expect(refused.typed.entries[0]?.[0]?.text).toBe('Mine');
  await send({ ...letter, if_match: String(refused.version), value: 'Mine' });
  expect((await findPageTexts({}))['home.letter'].value).toBe('<p>Mine</p>');
});

test('a list is rearranged with what was typed, and nothing is saved yet', async () => {
  const answer = await send({
    key: 'about.values',
    intent: 'down.0',
    'value.0.name': 'Hope',
    'value.0.text': 'It lasts.',
    'value.1.name': 'Rest',
    'value.1.text': '',
  });
  if (answer.isSaved) throw new Error('It was saved.');
  expect(answer.message).toBeNull();
  expect(answer.typed.entries.map(([name]) => name?.text)).toEqual(['Rest', 'Hope']);
  expect((await findPageTexts({}))['about.values'].is_original).toBe(true);
});
