import type { Browser, Page } from 'playwright/test';
import sharp from 'sharp';
import { church } from '#lib/core/church/church.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { inDays } from '../support/events.ts';
import { newGate } from '../support/gate.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { structuredData } from '../support/structured-data.ts';
import { expect, openReady, test, touchAtOnce, untilReady } from '../support/test.ts';

// From an empty start to a church's own site, by browser alone, on a phone.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: 'America/New_York',
  // Asked for the session before there is one.
  expectedErrors: [/401/],
});

const name = 'Harbor Light Chapel';
const phone = '(207) 555-0143';
const color = '#0b6e6e';
/** What no page may say any more. */
const demoFacts = [
  church.name,
  church.street,
  church.city,
  church.phone,
  church.email,
  church.timeZone,
  'Sunday Service',
  '10:30',
];
let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('empty');
});

test('a church of its own name, zone, services, look, people and words is made from an empty start', async ({
  page,
  browser,
}) => {
  await unlockByHand(page);
  await test.step('the language and the clock', () => chooseTheLanguage(page));
  await test.step('the church', () => stateTheChurch(page));
  await test.step('three services', () => stateTheServices(page));
  await test.step('the look', () => chooseTheLook(page));
  await test.step('leaders', () => nameLeaders(page));
  await test.step('a ministry', () => addMinistry(page));
  await test.step('words', () => writeTheLetter(page));
  await test.step('beliefs and a vision', () => confirmBeliefs(page));
  await test.step('ready', () => finish(page));
  await test.step('a visitor finds all of it, and nothing of the demo', () => visit(browser));
  await test.step('the settings are left and found again', () => leaveTheSettings(page));
  await test.step('two people save the same group', () => saveTheSameGroup(page));
  await test.step('Auckland', () => moveToAuckland(page));
});

/** As somebody does who has just read the password on the screen. */
async function unlockByHand(page: Page): Promise<void> {
  await openReady(page, site.origin);
  await page.getByRole('button', { name: 'Staff' }).tap();
  await page.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Unlock admin mode' }).tap();
  const card = page.getByRole('complementary', { name: 'Make it yours' });
  await card.getByRole('link', { name: 'Start' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make it yours');
}

/** The first question, before anybody is asked for a name. The clock is changed back and forth. */
async function chooseTheLanguage(page: Page): Promise<void> {
  const [english, spanish] = [
    { language: 'Language', clock: 'Clock', save: 'Save the language and the clock' },
    { language: 'Idioma', clock: 'Reloj', save: 'Guardar el idioma y el reloj' },
  ];
  const save = async (words: typeof english, then: typeof english) => {
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.save }).tap();
    await loaded;
    await expect(page.getByRole('button', { name: then.save })).toBeVisible();
    await untilReady(page);
  };
  const service = (when: string) => page.getByRole('contentinfo').getByText(when, { exact: true }).first();
  const first = page
    .getByRole('main')
    .getByRole('textbox')
    .or(page.getByRole('main').getByRole('combobox'))
    .first();
  await expect(first).toHaveAccessibleName('Language');
  await expect(page.getByLabel('Clock', { exact: true }).getByRole('option')).toHaveText([
    'As in your country (12 hours: 5:30 PM)',
    '12 hours: 5:30 PM',
    '24 hours: 17:30',
  ]);
  await page.getByLabel('Name of the church').fill(name);
  await page.getByLabel('Language', { exact: true }).selectOption('Español');
  await page.getByLabel('Clock', { exact: true }).selectOption('24');
  await save(english, spanish);
  // What was typed already is kept.
  await expect(page.getByLabel('Nombre de la iglesia')).toHaveValue(name);
  await expect(service('los domingos a las 10:30')).toBeVisible();
  await page.getByLabel(spanish.clock, { exact: true }).selectOption('');
  await save(spanish, spanish);
  await expect(service('los domingos a las 10:30 a. m.')).toBeVisible();
  await page.getByLabel(spanish.language, { exact: true }).selectOption('English');
  await save(spanish, english);
  await expect(page.getByRole('contentinfo').getByText(church.services.sunday.text)).toBeVisible();
}

async function stateTheChurch(page: Page): Promise<void> {
  const who = page.getByRole('region', { name: 'Who are you?' });
  await who.getByLabel('Your name').fill('Ana Reyes');
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Name of the church', name);
  await fill('Short name', 'Harbor Light');
  await fill('Street and number', '14 Pier Road');
  await fill('City or town', 'Rockport');
  await fill('Postal code', '04856');
  await fill('State or region', 'Maine');
  await fill('State or region, short', 'ME');
  await fill('Phone', phone);
  await fill('Place on the map', 'https://maps.app.goo.gl/Ab3dEf');
  await fill('E-mail', 'hello@');
  await fill('One sentence of welcome', 'A small chapel by the water, with room for you.');
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York');
  const next = page.getByRole('button', { name: 'Save and go on' });
  await next.tap();
  // Of two mistakes the first on the page has the focus.
  await expect(page.getByLabel('Place on the map', { exact: true })).toBeFocused();
  await expect(page.getByText(/^This short link holds no place/).first()).toBeVisible();
  await fill('Place on the map', '');
  await fill('E-mail', 'hello@harborlight.example');
  // What is typed and not saved is there again after a look at another step.
  await goToStep(page, 'Services');
  await expect(page).toHaveURL(/step=services$/);
  await page.goBack();
  await expect(page.getByLabel('Street and number', { exact: true })).toHaveValue('14 Pier Road');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('hello@harborlight.example');
  await next.tap();
  await expect(page).toHaveURL(/step=site$/);
  await expect(page.getByRole('heading', { name: 'Have you a site already?' })).toBeVisible();
  // Nothing of a name without a way to sign in is lost, and what is missing is said.
  await expect(page.getByText(/^Your own name is not saved yet/)).toBeVisible();
  await page.goBack();
  await expect(who.getByLabel('Your name')).toHaveValue('Ana Reyes');
  await who.getByRole('button', { name: 'Skip' }).tap();
  await expect(who).toBeHidden();
  await page.goForward();
  await page.getByRole('link', { name: 'We have none: skip this' }).tap();
  await expect(page).toHaveURL(/step=services$/);
}

async function stateTheServices(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: /, Sunday \d/ })).toBeVisible();
  await page.getByLabel('What it is called').fill('Sunday Gathering');
  await page.getByLabel('Begins at').fill('09:00');
  await page.getByRole('button', { name: 'Save the service' }).tap();
  const services = page.getByRole('region', { name: 'All your services' });
  await expect(services.getByRole('heading', { name: 'Sunday Gathering' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Service' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add a Church Service' });
  await dialog.getByLabel('Title').fill('Saturday Vespers');
  const date = dialog.getByLabel('Date', { exact: true });
  await expect(date).toHaveAccessibleDescription(/first one of the series/);
  await date.fill(nextSaturday());
  await dialog.getByLabel('Time', { exact: true }).fill('5:30 PM');
  await dialog.getByRole('button', { name: 'Add Service' }).tap();
  await expect(services.getByText(/^Every week on Saturday, 5:30\sPM/)).toBeVisible();
  await expect(services.getByRole('heading', { level: 3 })).toHaveCount(4);
  await services.getByRole('button', { name: 'Remove this service: Saturday Vespers' }).tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('“Saturday Vespers” is removed with all of its dates.');
  await expect(question.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).tap();
}

async function chooseTheLook(page: Page): Promise<void> {
  await goToStep(page, 'Look');
  await page.getByLabel('Upload: Logo').setInputFiles(await picture(300, 300, '#a81d1d'));
  await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeVisible();
  await page.getByLabel(/^First color/).fill(color);
  await page.getByLabel(/^Second color/).fill('#b3541e');
  // What was picked is seen before anything is saved.
  await expect(page.getByLabel('Pick: First color')).toHaveValue(color);
  await expect(page.getByRole('region', { name: 'How the colors will look' })).toContainText(color);
  await page.getByRole('radio', { name: 'Town' }).check();
  await page.getByRole('button', { name: 'Save and go on' }).tap();
  // There is no demo to remove.
  await expect(page).toHaveURL(/step=ready$/);
  await goToStep(page, 'People and words');
}

async function nameLeaders(page: Page): Promise<void> {
  const visitors = async () => (await page.request.get(`${site.origin}/about`)).text();
  expect(await visitors()).not.toContain('<h2 id="leadership"');
  await page.getByRole('link', { name: /^Leaders/ }).tap();
  await expect(page).toHaveURL(/\/about/);
  const leaders = page.getByRole('region', { name: 'The people who look after things' });
  await leaders.getByRole('button', { name: 'Change the words: About Us: The leaders' }).tap();
  const dialog = page.getByRole('dialog', { name: 'About Us: The leaders' });
  for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Add a leader' }).tap();
  const [lead, associate] = [0, 1].map((place) => dialog.locator('.words-entry').nth(place));
  await lead?.getByLabel('Name').fill('Ruth Alden');
  await lead?.getByLabel('Upload: Picture').setInputFiles(await picture(400, 500, '#7a4a2a'));
  await expect(dialog.locator('.focus-point')).toBeVisible();
  await associate?.getByLabel('Name').fill('Sam Whitlock');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(leaders.getByRole('img', { name: 'Ruth Alden' })).toBeVisible();
  await expect(leaders.getByRole('heading', { level: 3 })).toHaveText(['Ruth Alden', 'Sam Whitlock']);
  expect(await visitors()).toContain('<h2 id="leadership"');
}

async function addMinistry(page: Page): Promise<void> {
  await page.goto(`${site.origin}/ministries`);
  await page.getByRole('button', { name: 'Add Ministry' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add Ministry' });
  await dialog.getByLabel('Title').fill('Soup Boat');
  await dialog.getByLabel('Description').fill('<p>Soup on the pier, all winter.</p>');
  await dialog.getByLabel('Meeting Times').fill('Fridays at noon');
  await dialog.getByRole('button', { name: 'Add Ministry' }).tap();
  // What is missing stands above, and is brought into sight.
  await expect(dialog.getByText('Nothing is saved yet.')).toBeInViewport();
  await dialog.getByText('Adult', { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Add Ministry' }).tap();
  await expect(page.getByRole('heading', { name: 'Soup Boat' })).toBeVisible();
  // It told of the service of the demo's church.
  await page.getByRole('button', { name: 'Remove Children’s Ministry' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).tap();
  await expect(page.getByRole('heading', { name: 'Children’s Ministry' })).toBeHidden();
}

async function writeTheLetter(page: Page): Promise<void> {
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Change the words: Home: The letter', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Home: The letter' });
  await dialog.getByRole('textbox', { name: 'Words' }).fill('The kettle is on in {city}.');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(page.locator('main .letter')).toContainText('The kettle is on in Rockport.');
}

/** Neither is published before it is written; a proposal that is saved as it is counts as written. */
async function confirmBeliefs(page: Page): Promise<void> {
  await page.goto(`${site.origin}/beliefs`);
  const main = page.getByRole('main');
  await expect(main).toContainText('This page is not written yet.');
  await main.getByRole('button', { name: 'Change the words: Beliefs: The statements' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Beliefs: The statements' });
  await expect(dialog).toContainText('Saving publishes all of this');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(main.getByRole('article')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'Our mission and vision' })).toHaveCount(0);
}

async function finish(page: Page): Promise<void> {
  const card = page.getByRole('complementary', { name: 'Make it yours' });
  // Begun and left, it leads back to the step it was at.
  await expect(card).toContainText('People and words');
  await card.getByRole('link', { name: 'Go on' }).tap();
  await expect(page).toHaveURL(/step=words$/);
  await offersNoStepThatMoves(page);
  await goToStep(page, 'Ready');
  const left = page.getByRole('list', { name: 'Not your own yet' });
  // Years, hours, giving and social pages are none of an empty site's.
  await expect(left).toContainText(/Words on About Us.*Words on Plan Your Visit/s);
  await expect(left).not.toContainText(/Years|Opening hours|Social pages/);
  await left.locator('summary', { hasText: 'Words on Plan Your Visit' }).tap();
  await left.getByRole('button', { name: 'This is true of us too: Parking' }).tap();
  await expect(left.getByRole('link', { name: 'Parking' })).toHaveCount(0);
  await page.getByRole('button', { name: 'This is our site now' }).tap();
  await page.getByRole('link', { name: 'Look at your site' }).tap();
  await expect(page.getByRole('contentinfo')).toContainText('14 Pier Road');
  await expect(card).toBeHidden();
}

/** Which steps there are is known with the setup; one of an empty site has not the demo's. */
async function offersNoStepThatMoves(page: Page): Promise<void> {
  const answers = newGate();
  await page.route('**/setup?step=words', async (route) => {
    if (route.request().method() === 'POST') await answers.opened;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading your setup')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeHidden();
  answers.open();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await page.unroute('**/setup?step=words');
}

/** Somebody who was never here: what they see, and what calendars, phones and search engines read. */
async function visit(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await touchAtOnce(page);
  const { request } = context;
  const text = async (path: string) => (await request.get(site.origin + path)).text();

  await page.goto(site.origin);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('html')).toHaveAttribute('data-time-zone', 'America/New_York');
  await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--color-accent:${color}`));
  await expect(page.locator('.site-name img')).toHaveAttribute('src', /^\/uploads\/logos\//);
  await expect(page.locator('.letter')).toContainText('The kettle is on in Rockport.');
  await expect(page.getByText('Latest Sermon')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/Sunday(?: Gathering)?.{0,40}9:00 AM/s);
  const footer = page.getByRole('contentinfo');
  for (const told of [name, '14 Pier Road', phone, '9:00 AM', '5:30 PM', '7:00 PM']) {
    await expect(footer).toContainText(told);
  }
  expect(await structuredData(page, 'Church')).toMatchObject({
    name,
    address: { streetAddress: '14 Pier Road', addressLocality: 'Rockport' },
  });
  expect(await text('/')).not.toMatch(/openingHoursSpecification|Watch live/);
  const poster = String(await page.locator('meta[property="og:image"]').getAttribute('content'));
  expect((await request.get(new URL(poster).pathname.replace(/^/, site.origin))).status()).toBe(200);

  await page.goto(`${site.origin}/visit`);
  for (const service of ['Sunday GatheringSunday 9:00 AM', 'Saturday VespersSaturday 5:30 PM']) {
    await expect(page.getByRole('main')).toContainText(service);
  }
  // What was confirmed are the words that stood there, not those of the demo's church.
  await expect(page.getByRole('main')).toContainText('we will tell you where it is best to park');
  await expect(page.getByRole('main')).not.toContainText(
    /kept for guests|hearing loop|automatic doors|screened/i,
  );
  await expect(page.locator('header a[href="/resources"]')).toHaveCount(0);
  expect(await text('/resources')).toMatch(/Nothing is listed here yet/);
  expect(await text('/resources')).not.toContain('often send people to');
  await page.goto(`${site.origin}/about`);
  await expect(page.getByRole('main')).toContainText('Ruth Alden');
  await expect(page.locator('main a[href="/beliefs"]')).not.toHaveCount(0);
  await expect(page.locator('main a[href="/mission-vision"]')).toHaveCount(0);
  expect(await text('/mission-vision')).toMatch(/<meta name="robots" content="noindex.*not written yet/s);
  expect(await text('/sitemap.xml')).toMatch(/\/beliefs</);
  expect(await text('/sitemap.xml')).not.toMatch(/\/mission-vision</);
  expect(JSON.stringify(await structuredData(page, 'FAQPage'))).toContain('Rockport');
  expect(await text('/ministries')).toContain('Soup on the pier, all winter.');

  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({
    name,
    theme_color: expect.any(String),
  });
  const icon = await (await request.get(`${site.origin}/icon-192.png`)).body();
  const { dominant } = await sharp(icon).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b + 60);
  expect(await text('/calendar.ics')).toMatch(/TZID:America\/New_York.*SUMMARY:Saturday Vespers/s);
  await expectStartsIn('America/New_York', await nextStarts(page));

  for (const path of [
    '/',
    '/visit',
    '/about',
    '/giving',
    '/ministries',
    '/calendar.ics',
    '/sermons/feed.xml',
    '/manifest.webmanifest',
    '/api/services/next',
  ]) {
    const told = await text(path);
    expect(
      demoFacts.filter((fact) => told.includes(fact)),
      path,
    ).toEqual([]);
  }
  await context.close();
}

/** What is typed in the settings is there again after another page, until it is saved or given up. */
async function leaveTheSettings(page: Page): Promise<void> {
  await page.goto(`${site.origin}/church-settings?group=giving`);
  const giving = page.getByRole('region', { name: 'Giving' });
  const address = giving.getByLabel('Online giving');
  await address.fill('give.harborlight.example');
  // It moves what stands below.
  await expect(giving.getByRole('button', { name: 'Discard what I typed' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sermons' }).tap();
  await expect(page).toHaveURL(`${site.origin}/sermons`);
  await page.goto(`${site.origin}/church-settings`);
  await page.getByRole('link', { name: /^Giving not saved yet/ }).tap();
  await expect(address).toHaveValue('give.harborlight.example');
  await page.reload();
  await expect(address).toHaveValue('give.harborlight.example');
  await giving.getByRole('button', { name: 'Discard what I typed' }).tap();
  await expect(address).toHaveValue('');
  await expect(giving.getByRole('button', { name: 'Save ways to give' })).toBeFocused();
  await page.reload();
  await expect(giving.getByRole('button', { name: 'Save ways to give' })).toBeVisible();
  await expect(address).toHaveValue('');
}

/** Each with the same group open: the second sees the first's change, and loses nothing. */
async function saveTheSameGroup(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await touchAtOnce(other);
  for (const each of [page, other]) await each.goto(`${site.origin}/church-settings#contact`);
  const [mine, theirs] = [page, other].map((each) => each.getByRole('region', { name: 'Ways to reach us' }));
  if (!mine || !theirs) throw new Error('There are two pages.');
  await expect(page).toHaveURL(/\?group=contact$/);
  await lookElsewhere(page);
  await mine.getByLabel('Phone').fill(phone);
  await mine.getByLabel('E-mail').fill('office@harborlight.example');
  await theirs.getByLabel('Phone').fill('(207) 555-0199');
  await theirs.getByRole('button', { name: 'Save phone and e-mail' }).tap();
  await expect(other.getByText('Saved. Every page has it now.')).toBeVisible();
  await other.close();
  await mine.getByRole('button', { name: 'Save phone and e-mail' }).tap();
  const notice = mine.getByRole('alert').filter({ hasText: 'Someone else has changed' });
  await expect(notice).toContainText(`${phone} → (207) 555-0199`);
  await expect(mine.getByLabel('E-mail')).toHaveValue('office@harborlight.example');
  await notice.getByRole('button', { name: 'Keep what I typed' }).tap();
  await expect(mine.getByLabel('Phone')).toHaveValue('(207) 555-0199');
  await mine.getByRole('button', { name: 'Save phone and e-mail' }).tap();
  await expect(page.getByText('Saved. Every page has it now.')).toBeVisible();
  const row = await (await page.request.get(`${site.origin}/api/church`)).json();
  expect(row).toMatchObject({ phone: '(207) 555-0199', email: 'office@harborlight.example' });
}

async function moveToAuckland(page: Page): Promise<void> {
  await openGroup(page, 'Time zone');
  const zone = page.getByRole('region', { name: 'Time zone' });
  await zone.getByLabel('Time zone').fill('Auckland');
  await zone.getByRole('button', { name: 'Save time zone' }).tap();
  await expect(zone.getByLabel('Time zone')).toHaveValue('Pacific/Auckland');
  await expectStartsIn('Pacific/Auckland', await nextStarts(page));
  const feed = await (await page.request.get(`${site.origin}/calendar.ics`)).text();
  expect(feed).toContain('TZID:Pacific/Auckland');
  expect(feed).not.toContain('New_York');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ministries' }).tap();
  await expect(page).toHaveURL(`${site.origin}/ministries`);
}

/** What is typed in a group is there again after a look at another one, and the list says that it is unsaved. */
async function lookElsewhere(page: Page): Promise<void> {
  const contact = page.getByRole('region', { name: 'Ways to reach us' });
  await contact.getByLabel('Phone').fill('(207) 555-0111');
  await openGroup(page, 'Giving');
  await expect(page.getByRole('region', { name: 'Giving' })).toBeVisible();
  await expect(contact).toBeHidden();
  await openGroup(page, /^Ways to reach us not saved yet/);
  await expect(contact.getByLabel('Phone')).toHaveValue('(207) 555-0111');
}

/** On a phone the list is folded while a group is in hand. */
async function openGroup(page: Page, name: string | RegExp): Promise<void> {
  const list = page.getByRole('navigation', { name: 'All settings' });
  await list.getByRole('button', { name: 'All settings' }).tap();
  await list.getByRole('link', { name }).tap();
}

async function nextStarts(page: Page): Promise<{ title: string; starts_at: string }[]> {
  return (await page.request.get(`${site.origin}/api/services/next?count=12`)).json();
}

/** Every start stands at its hour of the church's clock, with the zone's offset on that date. */
async function expectStartsIn(
  timeZone: string,
  starts: { title: string; starts_at: string }[],
): Promise<void> {
  expect(new Set(starts.map(({ title }) => title)).size).toBe(3);
  for (const { title, starts_at } of starts) {
    expect(starts_at.slice(11, 16), title).toBe(hours[title]);
    expect(starts_at.slice(19), `${title} ${starts_at}`).toBe(offsetOf(timeZone, starts_at));
  }
}

const hours: Record<string, string> = {
  'Sunday Gathering': '09:00',
  'Saturday Vespers': '17:30',
  'Bible Study': '19:00',
};

/** The zone's offset at that moment, '-05:00'. */
function offsetOf(timeZone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(moment),
  );
  return String(parts.find(({ type }) => type === 'timeZoneName')?.value).replace('GMT', '');
}

function goToStep(page: Page, step: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).tap();
}

function nextSaturday(): string {
  const days = [1, 2, 3, 4, 5, 6, 7].map(inDays);
  return String(days.find((day) => weekdayOn(day) === 6));
}

/** A picture of one colour, as a browser uploads it. */
async function picture(width: number, height: number, background: string) {
  const drawn = sharp({ create: { width, height, channels: 3, background } });
  return { name: 'picture.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}
