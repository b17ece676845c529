import { church } from '#lib/core/church/church.ts';
import { byNight, expect, openReady, test } from '../support/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

/** An item of a list as Word for the desktop puts it on the clipboard. */
const wordItem = (text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

function pasteHtml(editor: Element, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  (editor as HTMLElement).focus();
  editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('staff change the letter by touch where it stands, visitors read it, and the original comes back', async ({
  page,
  browser,
  baseURL,
  asAdmin: _,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Change the words: Home: The letter', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Home: The letter' });
  const editor = dialog.getByRole('textbox', { name: 'Words' });
  await expect(editor).toContainText(`We have been doing this[ since founded: ${church.foundedYear}]`);
  // What is typed stands on the page itself, as it will be, and nothing of it runs there.
  const preview = dialog.frameLocator('iframe').locator('.letter');
  await dialog.getByRole('button', { name: 'Look', exact: true }).tap();
  await expect(preview).toContainText(`We have been doing this since ${church.foundedYear}`);
  await expect(preview).toBeInViewport();
  await dialog.getByRole('button', { name: 'Write', exact: true }).tap();
  await editor.fill('');
  await editor.evaluate(pasteHtml, ['Bread', 'Wine'].map(wordItem).join('\n'));
  await expect(editor.getByRole('listitem')).toHaveText(['Bread', 'Wine']);
  await editor.fill('');
  await dialog.getByText('Facts to put into the words').tap();
  await dialog.getByRole('button', { name: `city: ${church.city}` }).tap();
  await expect(editor.locator('[data-fact="city"]')).toHaveText(`city: ${church.city}`);
  await editor.fill('Dear {city}, <script>alert(1)</script> 🔔 שלום');
  await dialog.getByRole('button', { name: 'Look', exact: true }).tap();
  await expect(preview).toContainText(`Dear ${church.city}, <script>alert(1)</script> 🔔 שלום`);
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Words saved')).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${baseURL}/`);
  await expect(visitor.locator('.letter')).toContainText(
    `Dear ${church.city}, <script>alert(1)</script> 🔔 שלום`,
  );
  await expect(visitor.getByRole('button', { name: /^Change the words/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Change the words: Home: The letter', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Use the original again' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use the original' }).tap();
  await expect(page.locator('main .letter')).toContainText('Dear neighbor,');
  await visitor.reload();
  await expect(visitor.locator('.letter')).toContainText('Dear neighbor,');
  await visitor.context().close();
});

test('on a phone all texts are in sight page by page', async ({ page, asAdmin: _ }) => {
  await openReady(page, '/church-words');
  const beliefs = page.getByRole('region', { name: 'Beliefs' });
  const pencil = beliefs.getByRole('button', { name: 'Change the words: Beliefs: Below the title' });
  await expect(beliefs.getByRole('link', { name: 'See it on the site: Beliefs' })).toBeVisible();
  await expect(pencil).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2600);
  await beliefs.getByRole('button', { name: 'Beliefs', exact: true }).tap();
  await expect(pencil).toBeVisible();
});

test('a fact in a plain line is a chip, and Enter saves the line', byNight, async ({ page, asAdmin: _ }) => {
  const key = 'home.signature';
  await page.goto('/');
  await page
    .getByRole('button', { name: `Change the words: Home: The letter’s signature`, exact: true })
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Home: The letter’s signature' });
  const from = dialog.getByRole('textbox', { name: 'From' });
  await expect(from).toHaveText(`your friends at short: ${church.shortName}`);
  // The editor takes over the caret some milliseconds after the focus, faster than people type.
  await from.tap();
  await expect(from).toHaveClass(/ProseMirror-focused/);
  await from.press('End');
  await page.keyboard.type(' in {city}', { delay: 40 });
  await expect(from).toHaveText(`your friends at short: ${church.shortName} in city: ${church.city}`);
  await from.press('Enter');
  await expect(page.getByText('Words saved')).toBeVisible();
  const texts = await (await page.request.get('/api/page-texts')).json();
  expect(texts[key].value).toEqual({ closing: 'See you soon,', name: 'your friends at {short} in {city}' });
  await page.request.delete(`/api/page-texts/${key}`);
});

test(
  'staff order a list, and two who save the same words lose nothing',
  byNight,
  async ({ page, asAdmin: _ }) => {
    await openReady(page, '/about');
    await page.getByRole('button', { name: 'Change the words: About Us: The values', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'About Us: The values' });
    await dialog.getByRole('button', { name: /^Move value 1, place 1 of 4/ }).press('ArrowDown');
    await dialog.getByRole('button', { name: 'Add a value' }).tap();
    await dialog.getByLabel('Value', { exact: true }).last().fill('Rest');
    await dialog.getByLabel('Words', { exact: true }).last().fill('One day in seven.');

    // Somebody else is first.
    const theirs = [{ name: 'Hope', text: 'It lasts.' }];
    const put = await page.request.put('/api/page-texts/about.values', { data: { value: theirs } });
    expect(put.status()).toBe(200);
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(dialog.getByText('Someone else has changed this text')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep what I typed' }).tap();
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#values')).toBeVisible();
    const names = page.locator('section[aria-labelledby="values"] dt');
    await expect(names).toHaveText([
      'Biblical Truth',
      'Love God',
      'Authentic Community',
      'Missional Living',
      'Rest',
    ]);
    // What was there before is one press away.
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(names).toHaveText(['Hope']);
    await page.request.delete('/api/page-texts/about.values');
  },
);
