import { paths } from '#lib/core/addresses/linked-paths.ts';
import { type DrivenBrowser, press, type, until } from './driven-browser.ts';
import { expectNoComplaints, openInUse } from './page-questions.ts';

type Job = (browser: DrivenBrowser, origin: string) => Promise<void>;

/** Tasks of visitors and staff by title. Each throws Error when it fails. */
export const jobs: Record<string, Job> = {
  async 'the menu opens and leads to a page'(browser, origin) {
    await openInUse(browser, origin + paths.home);
    await press(browser, '.mobile-menu summary');
    await press(browser, `.mobile-menu a[href='${paths.sermons}']`);
    await until(browser, 'the page of sermons', (path) => location.pathname === path, paths.sermons);
    await expectNoComplaints(browser);
  },
  async 'a day of the calendar shows what is on'(browser, origin) {
    await openInUse(browser, origin + paths.calendar);
    const before = await textOf(browser, '#selected-date');
    await press(browser, 'td:not([aria-selected="true"]) > .wall-day');
    await expectOther(browser, '#selected-date', before);
    await expectNoComplaints(browser);
  },
  async 'sermons are searched'(browser, origin) {
    await openInUse(browser, origin + paths.sermons);
    await press(browser, 'input[name="search"]');
    await type(browser, 'psalm\uE007');
    await until(browser, 'the search', () => new URLSearchParams(location.search).get('search') === 'psalm');
    await expectNoComplaints(browser);
  },
  async 'the prayer form asks its sum'(browser, origin) {
    await openInUse(browser, origin + paths.visit);
    await press(browser, 'form input[name="name"]');
    await type(browser, 'Ruth');
    await until(browser, 'the sum', () => /What is \d+ \+ \d+/.test(document.body.innerText));
    await expectNoComplaints(browser);
  },
  async 'one press of the banner’s Next turns it once'(browser, origin) {
    // Phones show the controls behind one button.
    await browser.resize(844);
    await openInUse(browser, origin + paths.giving);
    // Otherwise it may turn by itself.
    await press(browser, '[aria-label="Pause announcements"]');
    const first = await textOf(browser, '.banner-text');
    await press(browser, '[aria-label="Next announcement"]');
    await expectOther(browser, '.banner-text', first);
    await press(browser, '[aria-label="Previous announcement"]');
    await until(browser, 'the first message', isText, '.banner-text', first);
    await expectNoComplaints(browser);
  },
  async 'typing admin opens the sign-in'(browser, origin) {
    await openInUse(browser, origin + paths.giving);
    await type(browser, 'admin');
    await until(browser, 'the sign-in', () => document.querySelector('[role="dialog"] [type="password"]'));
    await expectNoComplaints(browser);
  },
};

function textOf(browser: DrivenBrowser, selector: string): Promise<string> {
  return browser.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
}

async function expectOther(browser: DrivenBrowser, selector: string, than: string): Promise<void> {
  await until(
    browser,
    `another text than '${than}'`,
    (wanted, text) => document.querySelector<HTMLElement>(wanted)?.innerText !== text,
    selector,
    than,
  );
}

function isText(selector: string, text: string): boolean {
  return document.querySelector<HTMLElement>(selector)?.innerText === text;
}
