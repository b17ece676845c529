import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import AboutPage from '#app/about/page.tsx';
import GivingPage from '#app/giving/page.tsx';
import MinistriesPage from '#app/ministries/page.tsx';
import HomePage from '#app/page.tsx';
import VisitPage from '#app/visit/page.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { updateChurch } from '#lib/church/commands.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { church as demo } from '#lib/core/church/church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { db } from '#lib/core/database/db.ts';
import { languages } from '#lib/core/language/languages.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { churchStructuredData } from '#lib/core/metadata/structured-data.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { sermonFeed } from '#lib/sermons/feed.ts';
import { changeOf, demoTextOf, setupValues } from '#lib/setup/facts.ts';
import { findSetup } from '#lib/setup/queries.ts';
import { stepsOf } from '#lib/setup/steps.ts';
import { seedMinistriesOnly } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

const searchParams = Promise.resolve({});
const pages = {
  home: () => HomePage(),
  about: () => AboutPage({ searchParams }),
  visit: () => VisitPage({ searchParams }),
  giving: () => GivingPage(),
  ministries: () => MinistriesPage({ searchParams }),
  footer: async () => SiteFooter({ year: '2026', texts: await pageTexts(), links: [] }),
};
/** What a page of it would say of the demo's church. */
const demoFacts = [demo.name, demo.street, demo.city, demo.regionName, demo.phone, demo.email, demo.kind];
/** A sentence or a link that lacks its fact. */
const holes = /mailto:["?]|tel:"| ,| \.(?!\.)|: ?\.|\{\w+\}|undefined|<bdi><\/bdi>|, ,| en \.| in \./;

describe.each(languages)('a church that has not said its name (%s)', (language) => {
  beforeEach(async () => {
    await seedMinistriesOnly(db(), language);
    await fillChurch(db(), { isEmpty: true, language });
  });
  const here = async <Result>(run: () => Result | Promise<Result>) => {
    const [church, services] = [await readChurch(), await knownRegularServices()];
    return runWithFacts({ church, services }, run);
  };

  test.each(Object.keys(pages) as (keyof typeof pages)[])(
    'is told nothing of the demo’s church, in whole sentences, on the page %s',
    async (name) => {
      const html = await here(async () =>
        new Response(await renderToReadableStream(await pages[name]())).text(),
      );
      const text = html.replace(/<(style|script|svg).*?<\/\1>/gs, '');
      expect(demoFacts.filter((fact) => text.includes(fact))).toEqual([]);
      expect(text.match(holes)?.[0]).toBeUndefined();
    },
  );

  test('says nothing of a sermon while there is none', async () => {
    const html = await here(async () =>
      new Response(await renderToReadableStream(await pages.home())).text(),
    );
    expect(html).not.toContain('sermon-title');
    expect(html).not.toContain('href="/sermons"');
  });

  test('has a title, a feed and data for search engines without an address', async () => {
    await here(async () => {
      const { name } = await readChurch();
      expect(pageMetadata({ path: '/' }).title).toEqual({ absolute: name });
      expect(churchStructuredData()).not.toHaveProperty('address');
      const feed = sermonFeed([], () => 0);
      expect(demoFacts.filter((fact) => feed.includes(fact))).toEqual([]);
      expect(feed).not.toMatch(/ (?:in|en) \./);
    });
  });

  test('is asked by the setup in empty fields, and a form that is sent empty changes nothing', async () => {
    const setup = await here(() => findSetup.execute(staff, {}));
    const typed = setupValues(setup);
    const send = (form: Partial<typeof typed>) =>
      here(() => updateChurch.execute(staff, changeOf(form, setup)));
    for (const fact of ['name', 'short_name', 'street', 'city', 'email', 'welcome', 'latitude'] as const)
      expect([fact, typed[fact], demoTextOf(fact, setup)]).toEqual([fact, '', undefined]);
    expect(setup.checks.filter(({ isOwn }) => isOwn).map(({ label }) => label)).toEqual([]);
    expect(stepsOf(setup)).not.toContain('demo');
    await send({ ...typed, name: '  ' });
    expect(await readChurch()).toEqual({ ...setup.church, updated_at: expect.any(String) });
    await send({ name: 'New Hope', street: '1 Quay', city: 'Galway' });
    expect(await readChurch()).toMatchObject({
      name: 'New Hope',
      street: '1 Quay',
      city: 'Galway',
      email: '',
    });
  });
});
