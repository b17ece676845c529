import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import AboutPage from '#app/about/page.tsx';
import CalendarPage from '#app/calendar/page.tsx';
import GivingPage from '#app/giving/page.tsx';
import MinistriesPage from '#app/ministries/page.tsx';
import HomePage from '#app/page.tsx';
import ResourcesPage from '#app/resources/page.tsx';
import VisitPage from '#app/visit/page.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { db } from '#lib/core/database/db.ts';
import { languages } from '#lib/core/language/languages.ts';
import { churchStructuredData } from '#lib/core/metadata/structured-data.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { formOffers } from '#lib/forms/public/form-offers.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { usualPodcast } from '#lib/podcast/podcast-row.ts';
import { createForm } from '#prisma/factories/form.ts';
import { seedMinistriesOnly } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

const searchParams = Promise.resolve({});
const email = 'office@harbour.example';
const pages = {
  home: () => HomePage(),
  about: () => AboutPage({ searchParams }),
  calendar: () => CalendarPage({ searchParams }),
  giving: () => GivingPage(),
  ministries: () => MinistriesPage({ searchParams }),
  resources: () => ResourcesPage(),
  visit: () => VisitPage({ searchParams }),
  footer: async () => SiteFooter({ year: '2026', texts: await pageTexts(), links: [] }),
};
/** The pages that say somewhere how to reach a church that began empty. */
const leading = ['calendar', 'giving', 'ministries', 'resources', 'visit', 'footer'];

describe.each(languages)('a church with an open contact form (%s)', (language) => {
  beforeEach(async () => {
    await seedMinistriesOnly(db(), language);
    await fillChurch(db(), { isEmpty: true, language });
    await db().church.update({ where: { id: 1 }, data: { email, phone: '(207) 555-0199' } });
    await createForm(db(), { kind: 'contact', slug: 'write', is_contact: true });
  });
  const here = async <Result>(run: () => Result | Promise<Result>) => {
    const [church, services] = [await readChurch(), await knownRegularServices()];
    return runWithFacts({ church, services, contact: (await formOffers()).contact }, run);
  };

  test.each(Object.keys(pages) as (keyof typeof pages)[])(
    'leads to it and states no address on the page %s',
    async (name) => {
      const html = await here(async () =>
        new Response(await renderToReadableStream(await pages[name]())).text(),
      );
      expect(html).not.toMatch(new RegExp(`${email}|mailto:`));
      if (leading.includes(name)) expect(html).toContain('href="/forms/write"');
    },
  );

  test('states none to search engines, but to directories of podcasts, which prove who owns a feed by it', async () => {
    await here(() => {
      expect(JSON.stringify(churchStructuredData())).not.toContain(email);
      expect(usualPodcast().owner_email).toBe(email);
    });
  });
});
