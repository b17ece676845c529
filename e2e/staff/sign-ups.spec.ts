import type { Page } from 'playwright/test';
import { axeProblems, stickingOut } from '../support/accessibility.ts';
import { expect, openReady, test, untilReady } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Form {
  id: string;
  questions: { id: string }[];
}

/** Answers a form as a visitor does who takes more than three seconds. */
async function answer(page: Page, { id }: Form, sent: object): Promise<void> {
  const { a, b, token } = await (await page.request.get('/api/captcha')).json();
  const data = { captcha_answer: a + b, captcha_token: token, ...sent };
  await expect
    .poll(async () => (await page.request.post(`/api/forms/${id}/answers`, { data })).status(), {
      intervals: [3100],
    })
    .toBe(201);
}

test('sign-ups are opened on an event in two taps, and the list ticks who has come', async ({
  page,
  asAdmin: _,
}) => {
  const event = { title: 'Lantern Walk', date: '2031-11-09', time: '6:00 PM', location: 'Fellowship Hall' };
  const { id } = await (
    await page.request.post('/api/events', { data: { ...event, description: 'Bring a light.' } })
  ).json();
  await openReady(page, `/events/${id}`);
  await page.getByRole('button', { name: 'Sign-ups for Lantern Walk' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Sign-ups' });
  await expect(dialog.getByLabel('Seats')).toHaveValue('20');
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open sign-ups' }).tap();
  const standing = page.getByRole('region', { name: 'Sign-ups' });
  await expect(standing).toContainText('0 of 20');
  const forms: (Form & { event_id: string })[] = await (await page.request.get('/api/forms')).json();
  const form = forms.find(({ event_id }) => event_id === id) as Form;
  await answer(page, form, { name: 'Ruth', email: 'ruth@example.org', seats: 3, date: event.date });
  await expect(standing).toContainText('3 of 20');
  // A form that is called like its event says what it is.
  await page.reload();
  await expect(page.locator('#sign-up').getByRole('heading', { name: 'Sign-up', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lantern Walk' })).toHaveCount(1);
  await untilReady(page);
  await standing.getByRole('switch', { name: 'Open' }).tap();
  await expect(page.getByText('Sign-ups are closed')).toBeVisible();

  await standing.getByRole('link', { name: 'Who signed up' }).tap();
  await expect(page.getByText('0 of 3 have come')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ruth has come' }).tap();
  await expect(page.getByText('3 of 3 have come')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/api/forms/${form.id}/answers`)).json())
    .toMatchObject([{ name: 'Ruth', has_come: true }]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for spreadsheets' }).tap();
  expect((await download).suggestedFilename()).toMatch(/^lantern-walk(-\d)?\.csv$/);
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('row', { name: /Ruth/ })).toBeVisible();
});

test('a contact form is started, gets a question, and its answers arrive in the open list', async ({
  page,
  asAdmin: _,
}) => {
  await openReady(page, '/church-forms');
  await page.getByRole('button', { name: 'Add a form' }).tap();
  const adding = page.getByRole('dialog', { name: 'Add a form' });
  await adding.getByLabel('Title').fill('Ask the church');
  await adding.getByRole('button', { name: 'Add a form' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask the church' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('form') as string;

  await page.getByRole('button', { name: 'Add a question' }).tap();
  await page.getByRole('menuitem', { name: 'One choice' }).tap();
  const entries = page.locator('.words-entry');
  await entries.nth(1).getByLabel('Question', { exact: true }).fill('About what?');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(entries.nth(1).getByText('Please enter the choices')).toBeVisible();
  await entries.nth(1).getByLabel('Choices, one per line').fill('Baptism\nWeddings');
  await page.getByRole('button', { name: 'Move question 2 up' }).tap();
  await expect(entries.nth(0).getByLabel('Question', { exact: true })).toHaveValue('About what?');
  // Nothing typed is lost with the page.
  await page.reload();
  await untilReady(page);
  await expect(entries.nth(0).getByLabel('Question', { exact: true })).toHaveValue('About what?');
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Weddings')).toBeAttached();
  // The first contact form stands at the foot of every page once it is open, which other tests of this site look at.
  const isOfSite = page.getByRole('switch', { name: 'The contact form of the site' });
  await expect(isOfSite).toBeChecked();
  await isOfSite.tap();
  await page.getByRole('switch', { name: 'Open', exact: true }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Form saved')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);

  await page.getByRole('link', { name: 'Answers' }).tap();
  await expect(page.getByText('No answers yet')).toBeVisible();
  const form: Form = await (await page.request.get(`/api/forms/${id}`)).json();
  const [about, message] = form.questions.map((question) => question.id);
  const said = { [about as string]: 'Weddings', [message as string]: 'Is June free?' };
  await answer(page, form, { name: 'Boaz', email: 'boaz@example.org', answers: said });
  const list = page.getByRole('list', { name: 'Who answered' });
  await expect(list.getByText('Is June free?')).toBeVisible();
  await list.getByRole('button', { name: 'Change Boaz' }).tap();
  await page.getByRole('menuitem', { name: 'Mark as spam' }).tap();
  await expect(list.getByText('Spam')).toBeVisible();
});
