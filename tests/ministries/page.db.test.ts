import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import MinistriesPage from '#app/ministries/page.tsx';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const { sql } = useDatabase();

async function pageText(tab?: string): Promise<string> {
  return renderToStaticMarkup(await MinistriesPage({ searchParams: Promise.resolve({ tab }) }));
}

test('when the database cannot be read, the page shows what usually runs and says so', async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  await sql('ALTER TABLE ministries RENAME TO ministries_away');
  const text = await pageText();
  await sql('ALTER TABLE ministries_away RENAME TO ministries');
  expect(text).toContain('Failed to load ministries from the database');
  for (const { title } of fallbackMinistries) expect(text).toContain(title);
});

test('a ministry of a category the site does not know is shown with all, and with no other', async () => {
  await createMinistry(db(), { title: 'Porch Choir', category: 'Seniors' });
  expect(await pageText()).toContain('Porch Choir');
  expect(await pageText('adult')).not.toContain('Porch Choir');
  expect(await pageText('nonsense')).toContain('Porch Choir');
});

test('a category is read in any case', async () => {
  await createMinistry(db(), { title: 'Porch Choir', category: 'INTERNATIONAL' });
  expect(await pageText('international')).toContain('Porch Choir');
});
