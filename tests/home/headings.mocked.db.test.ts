import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import HomePage from '#app/page.tsx';
import { setPageText } from '#lib/page-texts/commands.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

async function html(): Promise<string> {
  return new Response(await renderToReadableStream(await HomePage())).text();
}

/** The texts of the page's headings, by their order. */
async function headings(): Promise<string[]> {
  return [...(await html()).matchAll(/<h[12][ >].*?<\/h[12]>/gs)].map(([heading]) =>
    heading
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('the home page greets as it always did until staff write another headline', async () => {
  expect((await headings())[0]).toMatch(/^Good (morning|afternoon|evening|night) and welcome to .+\.$/);
  const hour = { dawn: 'Peace', noon: 'Peace', dusk: 'Peace', night: 'Peace' };
  const value = { ...hour, second: 'from all of us at {short}' };
  await setPageText.execute(staff, { key: 'home.headline', value });
  expect((await headings())[0]).toMatch(/^Peace from all of us at [^{]+$/);
});

test('the headings of the home page are the words of the church', async () => {
  const before = await headings();
  const originals = ['Next service', 'Location', 'Prayer', 'Latest sermon', 'Upcoming events'];
  expect(before).toEqual(expect.arrayContaining(originals));
  const facts = { next: 'Next time', others: 'Come too', location: 'Where', prayer: 'Pray' };
  await setPageText.execute(staff, { key: 'home.facts', value: facts });
  await setPageText.execute(staff, { key: 'home.sermon_title', value: 'Heard on Sunday' });
  await setPageText.execute(staff, { key: 'home.upcoming_title', value: 'In the diary' });
  const after = await headings();
  expect(after).toEqual(
    expect.arrayContaining(['Next time', 'Where', 'Pray', 'Heard on Sunday', 'In the diary']),
  );
  for (const original of originals) expect(after).not.toContain(original);
});

test('the second word of a greeting begins a line unless a greeting has more words', async () => {
  expect(await html()).not.toContain('data-flowing');
  const hour = { dawn: 'Good day', noon: 'Good day', dusk: 'Peace be with you', night: 'Good night' };
  await setPageText.execute(staff, { key: 'home.headline', value: { ...hour, second: 'Welcome' } });
  expect(await html()).toContain('data-flowing');
});
