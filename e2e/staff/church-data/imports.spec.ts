import { expect, openReady, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const list = `What,When,Starts,Room
Imported Fish Fry,6/3/2031,17:30,Hall
Imported Choir,6/4/2031,7 pm,Chapel
Imported Nothing,someday,,
`;

test('staff preview an imported list of events, apply it and undo it', async ({ page, asAdmin: _ }) => {
  await openReady(page, '/church-data');
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
  await expect(run.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
  await expect(page.request.get('/api/events').then((answer) => answer.text())).resolves.toContain(
    'Imported Fish Fry',
  );

  await run.getByRole('button', { name: 'Undo', exact: true }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(run.getByText('Undone')).toBeVisible();
  await expect(page.request.get('/api/events').then((answer) => answer.text())).resolves.not.toContain(
    'Imported',
  );
});

test('staff stop an import that is under way', async ({ page, asAdmin: _ }) => {
  const id = '3f0d3a52-6d0c-4b1e-8a0e-5a4d5f1c7b11';
  const run = {
    ...{ id, source: 'feed', name: 'Endless Talks', phase: 'reading', dry_run: true, keep_in_step: false },
    ...{ is_loss: false, progress: { done: 40, total: null }, counts: {}, removed: {}, samples: {} },
    ...{ created_at: '2031-03-02T12:00:00.000Z', updated_at: '2031-03-02T12:00:00.000Z' },
  };
  let isStopped = false;
  await page.route('**/api/imports?*', (route) => {
    const problems = isStopped ? ['It was stopped here before its end. Nothing was changed.'] : [];
    return route.fulfill({ json: [{ ...run, state: isStopped ? 'failed' : 'running', problems }] });
  });
  await page.route(`**/api/imports/${id}/cancel`, (route) => {
    isStopped = route.request().method() === 'POST';
    return route.fulfill({ status: 202, json: { id } });
  });
  await openReady(page, '/church-data');
  const shown = page.getByRole('list', { name: 'Imports so far' }).getByRole('listitem').first();
  await expect(shown.getByRole('status')).toContainText('Reading');
  await shown.getByRole('button', { name: 'Stop it' }).tap();
  await expect(shown.getByText('Did not work')).toBeVisible();
  await expect(shown.getByText('It was stopped here before its end.')).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Stop it' })).toHaveCount(0);
});
