import type { APIRequestContext, Locator } from 'playwright/test';

/** A date so many days from now, as the site's own dates are written. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Chicago',
  });
}

let count = 0;

/** A title that no other test uses: all tests share one site. */
export function uniqueTitle(words: string): string {
  count += 1;
  return `${words} ${process.pid}-${Date.now().toString(36)}-${count}`;
}

/** Adds an event through the API, with the session of the context it belongs to, and gives its row. */
export async function addEvent(request: APIRequestContext, fields: Record<string, unknown>) {
  const answer = await request.post('/api/events', {
    data: {
      date: inDays(3),
      time: '6 pm',
      location: 'Fellowship Hall',
      description: 'Bring a friend.',
      ...fields,
    },
  });
  if (answer.status() !== 201)
    throw new Error(`the event was not added: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { id: string; title: string; date: string; updated_at: string };
}

/** Fills the form of a single event with all it asks for. */
export async function fillEvent(
  form: Locator,
  { title, date }: { title: string; date: string },
): Promise<void> {
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Date', { exact: true }).fill(date);
  await form.getByLabel('Time', { exact: true }).fill('6:30 PM - 8:00 PM');
  await form.getByLabel('Location', { exact: true }).fill('Fellowship Hall');
  await form.getByLabel('Description', { exact: true }).fill('Chili, cornbread and a long table.');
}
