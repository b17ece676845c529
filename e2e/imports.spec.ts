import { expect, test, untilReady } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const list = `What,When,Starts,Room
Imported Fish Fry,6/3/2031,17:30,Hall
Imported Choir,6/4/2031,7 pm,Chapel
Imported Nothing,someday,,
`;

test('staff bring in a list of events, see it before it is written, and take it back', async ({
  page,
  asAdmin,
}) => {
  expect(asAdmin).toBeUndefined();
  await page.goto('/church-data');
  await untilReady(page);
  const panel = page.getByRole('region', { name: 'Coming from another site' });
  await panel.getByLabel('Where it comes from').selectOption('csv');
  await panel
    .getByLabel('File')
    .setInputFiles({ name: 'events.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const columns = panel.getByRole('group', { name: 'Columns of the file' });
  await expect(columns.getByLabel('When')).toHaveValue('date');
  await expect(columns.getByRole('alert')).toHaveText('Still to be matched: Title.');
  await columns.getByLabel('What').selectOption('title');
  await columns.getByLabel('Room').selectOption('location');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await panel.getByRole('button', { name: 'Look what is there' }).tap();
  const run = panel.getByRole('list', { name: 'Imports so far' }).getByRole('listitem').first();
  await expect(run.getByText('Ready to bring in')).toBeVisible();
  await expect(run.getByText('2 new, 1 left out')).toBeVisible();
  await expect(run.getByText(/“Imported Nothing” was left out: line 4: Invalid start date/)).toBeVisible();
  await expect(page.request.get('/api/events').then((answer) => answer.text())).resolves.not.toContain(
    'Imported',
  );

  await run.getByRole('button', { name: 'Bring it in' }).tap();
  await expect(run.getByText('Brought in')).toBeVisible();
  await expect(page.request.get('/api/events').then((answer) => answer.text())).resolves.toContain(
    'Imported Fish Fry',
  );

  await run.getByRole('button', { name: 'Take it back' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap();
  await expect(run.getByText('Taken back')).toBeVisible();
  await expect(page.request.get('/api/events').then((answer) => answer.text())).resolves.not.toContain(
    'Imported',
  );
});
