import { soundFieldMessages } from '#lib/sermons/sound/field-messages.ts';
import { mp3Of } from '#tests/support/files/sound.ts';
import { newGate } from '../support/gate.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|415/] });

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
      .getByLabel(soundFieldMessages.choose)
      .setInputFiles({ name: 'sunday.mp3', mimeType: 'audio/mpeg', buffer });
  await choose(Buffer.from('MZ, a program'));
  await expect(dialog.getByText('This file is not an MP3 or M4A.')).toBeVisible();
  parts = 0;
  await choose(sound);
  await dialog.getByRole('combobox', { name: 'Speaker' }).selectOption('Guest Speaker');
  await dialog.getByLabel('Date').fill('2001-02-04');
  await dialog.getByLabel('Description').fill('Ten words about a thing that is worth them.');
  await expect(dialog.getByText(soundFieldMessages.sent(8, 12))).toBeVisible();

  // What is missing is said before the sound is up.
  await dialog.getByRole('button', { name: 'Add Sermon' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Add Sermon' }).click();
  await expect(dialog.getByRole('button', { name: soundFieldMessages.saving })).toBeVisible();
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
