import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { axeProblems, stickingOut } from '../support/accessibility.ts';
import { inDays, uniqueTitle } from '../support/events.ts';
import { solveSum } from '../support/prayer-form.ts';
import { byNight, expect, staffCookie, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Adds an event with a sign-up through the API, as staff. */
async function addSignUp(request: APIRequestContext, more: Record<string, unknown>) {
  const headers = { cookie: await staffCookie() };
  const title = uniqueTitle('Youth camp');
  const added = await request.post('/api/events', {
    headers,
    data: { title, date: inDays(20), time: '6 pm', location: 'Hall', description: 'Bring a friend.' },
  });
  const event = (await added.json()) as { id: string };
  const answer = await request.post('/api/forms', {
    headers,
    data: { title: `Sign up for ${title}`, event_id: event.id, is_open: true, ...more },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { event, form: (await answer.json()) as { id: string; slug: string } };
}

/** Fills the form in for a party, the sum excepted. */
async function fillIn(form: Locator, name: string, others: readonly string[] = []): Promise<void> {
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form
    .getByRole('textbox', { name: 'Email' })
    .fill(`${uniqueTitle(name).replaceAll(' ', '-')}@example.org`);
  await form.getByLabel('How many people are coming?').selectOption(String(others.length + 1));
  for (const [index, other] of others.entries())
    await form.getByRole('textbox', { name: `Name of person ${index + 2}` }).fill(other);
}

/** Answers the sum once it is three seconds old, as a person does, and sends the form. */
async function send(form: Locator, button = 'Sign up'): Promise<void> {
  await solveSum(form);
  const token = await form.locator('[name=captcha_token]').inputValue();
  const drawn = Number(token.split('.')[2]) - 10 * 60_000;
  await expect.poll(() => Date.now() - drawn, { timeout: 10_000 }).toBeGreaterThan(3100);
  await form.getByRole('button', { name: button }).click();
}

/** Lets the form open only next year, as staff. */
async function closeForm(request: APIRequestContext, id: string): Promise<string> {
  const year = new Date().getFullYear() + 1;
  const data = { opens_at: `${year}-01-05T08:00` };
  const answer = await request.patch(`/api/forms/${id}`, { headers: { cookie: await staffCookie() }, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return `This form opens on January 5, ${year} at 8:00 AM.`;
}

async function openForm(page: Page, id: string): Promise<Locator> {
  await page.goto(`/events/${id}`);
  return page.locator('#sign-up form');
}

/** The introduction of a form goes with it, and the way to a calendar stands on the page once. */
async function hasThanksAlone(page: Page): Promise<void> {
  await expect(page.getByText(intro)).toHaveCount(0);
  await expect(page.getByText('Add to calendar')).toHaveCount(1);
}

const intro = 'Bring warm clothes.';
const thanks = (page: Page, title: string) => page.getByRole('heading', { name: title });

test('three people sign up on the page of an event, become two, and cancel', async ({ page, request }) => {
  const question = { kind: 'choices', label: 'What do you eat?', choices: ['Meat', 'Vegetables'] };
  const { event } = await addSignUp(request, {
    capacity: 12,
    intro,
    questions: [{ ...question, is_required: true }],
  });
  const form = await openForm(page, event.id);
  await expect(form.getByText('12 of 12 places left')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
  await expect(page.getByText(intro)).toHaveCount(1);
  await fillIn(form, 'Ruth', ['Naomi', 'Boaz']);
  await expect(form.getByRole('textbox', { name: 'Name of person 4' })).toBeHidden();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByText('Please answer this')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Vegetables' }).check();
  await send(form);
  await expect(thanks(page, 'You are signed up')).toBeInViewport();
  await hasThanksAlone(page);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: /\/s\// }).click();
  await expect(page.getByText('3 people: Ruth, Naomi, Boaz')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Vegetables' })).toBeChecked();
  await page.getByLabel('How many people are coming?').selectOption('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('2 people: Ruth, Naomi')).toBeInViewport();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByText('Cancel it', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(thanks(page, 'This sign-up is cancelled')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
});

test.describe('who comes late', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('keeps what was typed without a network, and is offered the waiting list', async ({
    page,
    request,
    context,
  }) => {
    const { event } = await addSignUp(request, { capacity: 1 });
    const form = await openForm(page, event.id);
    await expect(form.getByText('1 of 1 place left')).toBeVisible();
    await fillIn(form, 'Ruth');
    await expect(form.getByRole('textbox', { name: /^What is/ })).toBeVisible();
    await context.setOffline(true);
    await send(form);
    await expect(form.getByText(/could not be sent\. What you typed is still here/)).toBeVisible();
    await context.setOffline(false);
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ruth');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(thanks(page, 'You are signed up')).toBeVisible();

    const next = await openForm(page, event.id);
    await expect(next.getByText('Full: you may join the waiting list')).toBeVisible();
    await fillIn(next, 'Orpah');
    await send(next, 'Join the waiting list');
    await expect(thanks(page, 'You are on the waiting list')).toBeVisible();
    await expect(page.getByText('Your place in the list: 1.')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
});

test('a form that is closed while it is filled in keeps what was typed', async ({ page, request }) => {
  const { event, form: stored } = await addSignUp(request, {});
  const form = await openForm(page, event.id);
  await fillIn(form, 'Ruth');
  const sentence = await closeForm(request, stored.id);
  const headers = { cookie: await staffCookie() };
  await request.patch(`/api/events/${event.id}`, { headers, data: { description: 'Bring a lamp.' } });
  await expect(page.getByText('Bring a lamp.')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText(sentence);
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ruth');
  await page.reload();
  await expect(page.locator('#sign-up').getByText(sentence)).toBeVisible();
  await expect(form).toBeHidden();
});

test('a sum that the first press asks for has no fault yet', async ({ page, request }) => {
  const { event } = await addSignUp(request, {});
  const form = await openForm(page, event.id);
  // As a browser fills in what it knows, without a focus.
  for (const [name, value] of Object.entries({ name: 'Ruth', email: 'ruth@church.example' }))
    await form
      .locator(`[name=${name}]`)
      .evaluate((field: HTMLInputElement, text) => (field.value = text), value);
  await form.getByRole('button', { name: 'Sign up' }).click({ delay: 1500 });
  const sum = form.locator('[name=captcha_answer]');
  await expect(sum).toBeFocused();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(sum).toHaveAttribute('aria-invalid', 'true');
});

/** The style sheets of fields are linked in the document, though the form's code loads late. */
async function hasStyledFields(form: Locator, label: string): Promise<void> {
  const field = form.getByLabel(label, { exact: true });
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expect(field).toHaveCSS('border-top-style', 'solid');
  await expect(field).toHaveCSS('padding-left', '14px');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fields have their borders and heights', async ({ page, request }) => {
    const { event, form: stored } = await addSignUp(request, {});
    for (const path of [`/events/${event.id}`, `/forms/${stored.slug}`]) {
      await page.goto(path);
      const form = page.getByRole('main').locator('form');
      for (const label of ['Name', 'Email', 'How many people are coming?'])
        await hasStyledFields(form, label);
    }
  });

  test('a form that is closed while it is filled in keeps what was typed', async ({ page, request }) => {
    const { event, form: stored } = await addSignUp(request, {});
    const form = await openForm(page, event.id);
    await fillIn(form, 'Ruth', ['Naomi']);
    const sentence = await closeForm(request, stored.id);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByRole('alert')).toHaveText(sentence);
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ruth');
    await expect(form.getByRole('textbox', { name: 'Name of person 2' })).toHaveValue('Naomi');
  });

  test('three people sign up, become two, and cancel', byNight, async ({ page, request }) => {
    const { event } = await addSignUp(request, { capacity: 12, intro });
    const form = await openForm(page, event.id);
    await expect(form.getByText(/places left|Counting/)).toBeHidden();
    await fillIn(form, 'Ruth', ['Naomi', 'Boaz']);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByRole('textbox', { name: 'Name of person 3' })).toHaveValue('Boaz');
    await send(form);
    await expect(thanks(page, 'You are signed up')).toBeInViewport();
    await hasThanksAlone(page);
    await page.getByRole('link', { name: /\/s\// }).click();
    await expect(page.getByText('3 people: Ruth, Naomi, Boaz')).toBeVisible();
    await hasStyledFields(page.getByRole('main'), 'How many people are coming?');
    await page.getByLabel('How many people are coming?').selectOption('2');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expect(page.getByText('2 people: Ruth, Naomi')).toBeVisible();
    await page.getByText('Cancel it', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(thanks(page, 'This sign-up is cancelled')).toBeVisible();
  });
});
