import type { Page } from 'playwright/test';
import english from '#lib/language/generated/en.ts';
import { mp3Of } from '#tests/support/files/sound.ts';
import { newGate } from '../support/gate.ts';
import { byNight, expect, test } from '../support/test.ts';

const { transcriptForm: words } = english;

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|409|415|422/] });

test('a sermon is published by its sound, which goes up while the rest is typed and the line is cut', async ({
  page,
  asAdmin: _,
}) => {
  const title = `Heard ${Date.now()}`;
  // Two parts.
  const sound = mp3Of({ seconds: 1500, title });
  const { opened, open } = newGate();
  let parts = 0;
  await page.route('**/api/uploads/sound/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    if (parts === 2) return route.abort('internetdisconnected');
    if (parts > 2) await opened;
    await route.continue();
  });
  await page.goto('/sermons');
  await page.getByRole('button', { name: 'Add Sermon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Sermon' });
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel(english.soundField.choose)
      .setInputFiles({ name: 'sunday.mp3', mimeType: 'audio/mpeg', buffer });
  await choose(Buffer.from('MZ, a program'));
  await expect(dialog.getByText('This file is not an MP3 or M4A.')).toBeVisible();
  parts = 0;
  await choose(sound);
  await dialog.getByRole('combobox', { name: 'Speaker' }).selectOption('Guest Speaker');
  await dialog.getByLabel('Date').fill('2001-02-04');
  await dialog.getByLabel('Description').fill('Ten words about a thing that is worth them.');
  await expect(dialog.getByText(english.soundField.sent(8, 12))).toBeVisible();

  // What is missing is said before the sound is up.
  await dialog.getByRole('button', { name: 'Add Sermon' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Add Sermon' }).click();
  await expect(dialog.getByRole('button', { name: english.soundField.saving })).toBeVisible();
  open();
  await expect(dialog).toBeHidden();

  await page.goto(`/sermons?search=${title}`);
  const listen = page.getByRole('link', { name: `Listen to ${title}` });
  const answer = await page.request.get(String(await listen.getAttribute('href')));
  expect((await answer.body()).equals(sound)).toBe(true);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('25 minutes')).toBeVisible();
  await expect(page.getByText('No video available')).toHaveCount(0);
});

test('what was typed of a sermon is there again when its form or page was left while the sound went up', async ({
  page,
  asAdmin: _,
}) => {
  const { id, title } = await addSermon(page);
  const held = newGate();
  await page.route('**/api/uploads/sound/*', async (route) => {
    if (route.request().method() === 'PATCH') await held.opened;
    await route.continue();
  });
  const sound = { name: 'sunday.mp3', mimeType: 'audio/mpeg', buffer: mp3Of({ seconds: 60, title }) };
  const begin = async (name: string) => {
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel(english.soundField.choose).setInputFiles(sound);
    await dialog.getByLabel('Description').fill('Typed while the sound went up.');
    await expect(dialog.getByText(english.soundField.sending(sound.name)).first()).toBeVisible();
    return dialog;
  };
  const isBack = async (name: string) => {
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByLabel('Description')).toHaveValue('Typed while the sound went up.');
    await expect(page.getByText(english.sermonForm.takenUp)).toBeVisible();
    return dialog;
  };
  await test.step('a new sermon, whose page was loaded again', async () => {
    const open = () => page.getByRole('button', { name: english.sermonForm.add }).click();
    await page.goto('/sermons');
    await open();
    await begin(english.sermonForm.addTitle);
    await page.reload();
    await open();
    await isBack(english.sermonForm.addTitle);
  });
  await test.step('a sermon that is there, whose form was closed', async () => {
    const open = async () => {
      await page.getByRole('button', { name: english.sermonForm.change(title) }).click();
      await page.getByRole('menuitem', { name: english.ui.edit }).click();
    };
    await page.goto(`/sermons/${id}`);
    await open();
    const dialog = await begin(english.sermonForm.editTitle);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(english.sermonForm.keptAside)).toBeVisible();
    await open();
    const again = await isBack(english.sermonForm.editTitle);
    await again.getByRole('button', { name: english.ui.cancel }).click();
    await expect(again).toBeHidden();
    await open();
    await expect(again.getByLabel('Description')).toHaveValue('Ten words about a thing that is worth them.');
  });
  await page.request.delete(`/api/sermons/${id}`);
});

test('a transcript is pasted, read line by line and found to the minute, and none is written over unseen', async ({
  page,
  asAdmin: _,
}) => {
  const { id, title } = await addSermon(page);
  const transcript = `/api/sermons/${id}/transcript`;
  const cue = (from: string, to: string, text: string) => `${from} --> ${to}\n${text}\n\n`;
  const head = 'WEBVTT\n\n';
  const first = cue('00:00:02.000', '00:00:05.000', '<v Anna>Good morning to you all.');
  await page.goto(`/sermons/${id}`);
  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog', { name: words.add });
  const text = dialog.getByLabel(words.paste);
  const save = () => dialog.getByRole('button', { name: words.save }).click();
  await text.fill(`${head}${first}${cue('00:40:00.000', '00:38:00.000', 'Backwards.')}`);
  await save();
  await expect(dialog.getByText(/^Line \d+: /)).toBeVisible();

  const own = `${head}${first}${cue('00:38:12.000', '00:38:15.000', `So the ${title} is for us.`)}`;
  await text.fill(own);
  const headers = { 'content-type': 'text/plain' };
  expect((await page.request.put(transcript, { headers, data: 'Of someone else.' })).ok()).toBe(true);
  await save();
  await expect(dialog.getByText(words.changed)).toBeVisible();
  await expect(text).toHaveValue(own);
  await expect(await page.request.get(`/sermons/${id}/transcript.vtt`)).not.toBeOK();
  await save();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Good morning to you all.')).toBeVisible();
  await expect(page.getByText('Anna', { exact: true })).toBeVisible();

  await page.goto(`/sermons?search=${title}`);
  const moment = page.getByRole('link', { name: new RegExp(`38:12.*So the ${title} is for us`) });
  await expect(moment).toHaveAttribute('href', `/sermons/${id}#t=38:12`);

  await page.goto(`/sermons/${id}`);
  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Good morning to you all.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.add })).toBeVisible();
  await page.request.delete(`/api/sermons/${id}`);
});

test(
  'a series gets another title and words, which its page and its sermons have',
  byNight,
  async ({ page, asAdmin: _ }) => {
    const { id, title, series_slug } = await addSermon(page);
    await page.goto(`/sermons/series/${series_slug}`);
    await page.getByRole('button', { name: english.series.edit }).click();
    const dialog = page.getByRole('dialog', { name: english.series.editTitle });
    await dialog.getByLabel(english.series.title).fill(`Songs of ${title}`);
    await dialog.getByLabel(english.series.words).fill('For people on their way.');
    await dialog.getByRole('button', { name: english.series.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Songs of ${title}`);
    await expect(page.getByText('For people on their way.')).toBeVisible();
    expect(await (await page.request.get(`/api/sermons/${id}`)).json()).toMatchObject({
      series: `Songs of ${title}`,
      series_slug,
    });
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText(`Songs of ${title}`).first()).toBeVisible();
    await page.request.delete(`/api/sermons/${id}`);
  },
);

/** A sermon of a series of its own. */
async function addSermon(page: Page) {
  const title = `Psalm${Date.now()}`;
  const answer = await page.request.post('/api/sermons', {
    data: {
      title,
      series: `Songs ${title}`,
      speaker: 'Guest Speaker',
      date: '2001-02-04',
      description: 'Ten words about a thing that is worth them.',
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
