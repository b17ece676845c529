import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { zoneName } from '#lib/core/dates/zone-name.ts';
import { type LanguageTag, languageNames, type TrialLanguage } from '#lib/core/language/languages.ts';
import english from '#lib/language/generated/en.ts';
import { trialRules } from '#lib/language/trial.ts';
import { demoRows } from '#prisma/demo/demo-rows.ts';
import { pastTheEdge } from '#scripts/browsers/past-the-edge.ts';
import { layoutPageNames, listSitePages } from '#scripts/site-pages.ts';
import { sentencesOf } from '#tests/support/english-left.ts';
import { isWhole } from '#tests/support/extent.ts';
import { axeProblems, emptyDrawings, stickingOut, thinOut } from '../support/accessibility.ts';
import { looksAt } from '../support/axe/contrast.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { expect, openReady, test, unlock, untilLettersShow } from '../support/test.ts';
import { misplacedTexts, reversedTimes } from '../support/text-place.ts';
import { textsOf } from '../support/texts.ts';

test.describe.configure({ timeout: 300_000 });
test.use({ expectedErrors: [/404/] });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

const ofOffer: string[] = [english.layout.thisPage, english.layout.notNow];

async function speak(language: LanguageTag, second: LanguageTag | null = null): Promise<void> {
  const database = new DatabaseClient({ connectionString: site.database });
  await database.connect();
  await database.query('UPDATE church SET language = $1, second_language = $2', [language, second]);
  await database.query(`NOTIFY belltower, 'all'`);
  await database.end();
  const path = second ? `/${second}` : '';
  await expect
    .poll(async () => (await fetch(site.origin + path)).text())
    .toContain(`lang="${second ?? language}"`);
}

/** Every public page as visitors see it, then those of staff; by day one public page of each layout. */
async function* pagesOf(page: Page): AsyncGenerator<string> {
  const visit = async (path: string) => {
    await openReady(page, site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return path;
  };
  const pages = await listSitePages(site.origin);
  const looked = pages.filter(
    ({ kind, name }) => kind === 'page' && (isWhole || layoutPageNames.includes(name)),
  );
  for (const { path } of looked) yield await visit(path);
  await unlock(page.context(), site.origin);
  if (!isWhole) return;
  const guarded = pages.filter(({ kind }) => kind === 'guarded').map(({ path }) => path);
  for (const path of [...guarded, paths.churchSettingsOf('giving')]) yield await visit(path);
}

/** What opens, by what is pressed for it. */
const { eventForms, sermonForm, adminPanel, closings, layoutView } = english;
const opened: (readonly [path: string, ...pressed: string[]])[] = [
  [paths.home, layoutView.menu],
  [paths.events, eventForms.event.add],
  ...(isWhole
    ? ([
        [paths.sermons, sermonForm.add],
        [paths.beliefs, adminPanel.more.label],
        [paths.beliefs, adminPanel.more.label, closings.title],
      ] as const)
    : []),
];

async function open(page: Page, language: TrialLanguage, [path, ...pressed]: (typeof opened)[number]) {
  await page.setViewportSize({ width: 390, height: 850 });
  await openReady(page, site.origin + path);
  for (const each of pressed) {
    const name = trialRules[language](each);
    const button = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }));
    await button
      .or(page.getByLabel(name, { exact: true }))
      .filter({ visible: true })
      .first()
      .click();
  }
}

/** Looks at the page in windows from the narrowest to the widest or back: each other one needs a new layout. */
async function inWindows(
  page: Page,
  widths: number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  const present = page.viewportSize()?.width;
  for (const width of widths.at(-1) === present ? widths.toReversed() : widths) await look(width);
}

test('no sentence of a page is left in English as the server sends it', async () => {
  await speak('en-XA');
  for (const { path, kind } of await listSitePages(site.origin)) {
    if (kind === 'state') continue;
    const html = await (await fetch(site.origin + path)).text();
    expect.soft([path, leftInEnglish(html)]).toEqual([path, []]);
  }
});

test('as the second language it is all that pages at its addresses say', async () => {
  const language = 'en-XA';
  await speak('en', language);
  for (const { path, kind } of await listSitePages(site.origin)) {
    if (kind !== 'page') continue;
    const answer = await fetch(`${site.origin}/${language}${path === paths.home ? '' : path}`);
    // The way to the page in English speaks English.
    const left = leftInEnglish(await answer.text()).filter((text) => !ofOffer.includes(text));
    expect.soft([path, answer.status, left]).toEqual([path, 200, []]);
  }
  await speak('en');
});

test('with longer words nothing outgrows its place, and no sentence is left in English', async ({ page }) => {
  await speak('en-XA');
  const look = async (name: string) => {
    await untilLettersShow(page);
    await emptyDrawings(page);
    expect.soft([name, leftInEnglish(await page.content())]).toEqual([name, []]);
    await inWindows(page, isWhole ? [320, 390, 1280] : [320], async (width) => {
      const where = `${name} at ${width} px`;
      expect.soft([where, await stickingOut(page, width)]).toEqual([where, []]);
      expect.soft([where, await page.evaluate(pastTheEdge)]).toEqual([where, []]);
      expect.soft([where, await misplacedTexts(page)]).toEqual([where, []]);
    });
  };
  for await (const name of pagesOf(page)) await look(name);
  for (const screen of opened) {
    await open(page, 'en-XA', screen);
    await look(screen.join(', '));
  }
});

test('read from right to left, pages keep their width, and times their order', async ({ page }) => {
  await speak('ar-XB');
  const look = async (name: string) => {
    await untilLettersShow(page);
    await emptyDrawings(page);
    await expect(page.locator('html'), name).toHaveAttribute('dir', 'rtl');
    await inWindows(page, isWhole ? [320, 1280] : [320], async (width) => {
      const where = `${name} at ${width} px`;
      expect.soft([where, await stickingOut(page, width)]).toEqual([where, []]);
      expect.soft([where, await page.evaluate(pastTheEdge)]).toEqual([where, []]);
    });
    expect.soft([name, await reversedTimes(page)]).toEqual([name, []]);
    if (!isWhole) return;
    await thinOut(page);
    const dialog = '[role=dialog], [role=menu]';
    const within = (await page.locator(dialog).count()) > 0 ? dialog : undefined;
    expect.soft([name, await axeProblems(page, within, looksAt('trial'))]).toEqual([name, []]);
  };
  for await (const name of pagesOf(page)) await look(name);
  for (const screen of opened) {
    await open(page, 'ar-XB', screen);
    await look(screen.join(', '));
  }
});

const sentences = sentencesOf(english).filter((text) => trialRules['en-XA'](text) !== text);
/** What staff wrote, names of languages, and the site's name for what is elsewhere. */
const written = [
  ...sentencesOf([demoRows(churchToday()), defaultChurch, defaultServices, languageNames]),
  ...['Facebook', 'Instagram', 'Vimeo', 'YouTube', 'OpenStreetMap', 'Google Maps', 'Apple Maps'],
  // The titles of the first pages.
  ...['Privacy', 'Weddings'],
  // Node names the zones.
  zoneName(defaultChurch.time_zone),
  // Of the head: the kind of the page, and what programs read.
  'website, width=device-width, initial-scale=1, noindex, nofollow',
];
const writtenWords = new Set(written.flatMap(wordsOf));

/** Browsers name the countries and the languages. */
const named =
  /<(?:option|input type="checkbox")[^>]* value="(?:[A-Z]{2}|[a-z]{2,3}(?:-[a-z]{2})?)"[^>]*>(?:<span>)?[^<]*/g;

function leftInEnglish(html: string): string[] {
  return textsOf(html.replace(named, '')).filter(
    (text) =>
      (sentences.includes(text) && !written.some((each) => each.includes(text))) ||
      wordsOf(text).some((word) => !writtenWords.has(word)),
  );
}

/** Without markup, addresses, facts in braces, abbreviations, and moments, which browsers write. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/<[^>]*>|\b[A-Z][a-z]+ \d{1,2}, \d{4} at\b/g, ' ');
  const left = plain.replace(/\S*[@/]\S+|\S+\.[a-z]{2,4}\b|&\w+;|\{\w+\}|\b[A-Z]+\b/g, ' ');
  return left.match(/\b[A-Za-z]{3,}\b/g) ?? [];
}
