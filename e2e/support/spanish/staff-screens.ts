import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import es from '#lib/language/generated/es.ts';
import { button, dialog, opens, refuses, type SpanishScreen, see } from './steps.ts';

const { eventForms, sermonForm, ministryForm, announcements, importPanel, redirects } = es;

/** Those of a site that keeps no certificate of its own. */
const { address: _address, ...setupStepsByName } = es.setup.steps;
const setupSteps = Object.values(setupStepsByName);

/** What staff open, and the sentences about their mistakes. */
export const staffScreens: readonly SpanishScreen[] = [
  {
    path: paths.about,
    steps: [
      ...[es.closings.title, es.security.headings.list.title, es.sessions.title].map(
        (item) => (page: Page) => opensFromMenu(page, item),
      ),
      async (page) => {
        await opensFromMenu(page, es.activity.title);
        // The other entries quote what the demo said in English.
        await dialog(page).getByLabel(es.activity.filter).selectOption(es.prayerLog.team.kind);
        await see(page, es.activity.emptyOfKind);
      },
      async (page) => {
        await page.keyboard.press('Escape');
        await opens(page, button(page, /Los valores$/));
        await dialog(page).getByLabel('Valor', { exact: true }).first().fill('');
        await button(dialog(page), es.ui.save).click();
        await see(page, es.errors.empty);
      },
    ],
  },
  {
    path: paths.events,
    steps: [
      (page) => opens(page, button(page, eventForms.event.add)),
      (page) => refuses(page, eventForms.event.create, es.events.titleRequired),
      async (page) => {
        await dialog(page).getByText(eventForms.repeats.recurring, { exact: true }).click();
        await dialog(page).getByLabel(es.eventWords.fields.date, { exact: true }).fill('2030-01-31');
        const often = dialog(page).getByLabel(es.eventWords.fields.recurrence_frequency);
        await often.selectOption('monthly');
        await see(page, es.eventWords.no31st);
        await often.selectOption('advanced_monthly');
        await see(page, eventForms.weeksQuestion);
      },
      async (page) => {
        await dialog(page).getByText(eventForms.service.kind, { exact: true }).click();
        await see(page, eventForms.service.kindHelp);
      },
    ],
  },
  {
    path: unlinkedPaths.churchSubscribers,
    steps: [
      (page) => opens(page, button(page, es.subscriberList.add)),
      (page) => refuses(page, es.subscriberList.add, es.subscriberList.notAnAddress),
      async (page) => {
        await page.keyboard.press('Escape');
        await opens(page, button(page, es.subscriberList.import));
      },
      (page) => refuses(page, es.subscriberList.look, es.subscriberList.noneInList),
    ],
  },
  {
    path: paths.sermons,
    steps: [
      (page) => opens(page, button(page, sermonForm.add)),
      (page) => refuses(page, sermonForm.add, es.sermons.title),
    ],
  },
  {
    path: paths.ministries,
    steps: [
      (page) => opens(page, button(page, ministryForm.changeOrder)),
      async (page) => {
        await button(dialog(page), es.ui.cancel).click();
        await opens(page, button(page, ministryForm.add));
        await refuses(page, ministryForm.add, es.ministries.description);
      },
    ],
  },
  {
    path: paths.announcementAdmin,
    steps: [
      (page) => opens(page, button(page, announcements.add)),
      (page) => refuses(page, announcements.add, announcements.required),
    ],
  },
  {
    path: unlinkedPaths.sitePages,
    steps: [
      (page) => opens(page, button(page, es.pageEditing.add.page)),
      (page) => refuses(page, es.pageEditing.add.page, es.sitePages.noTitle),
    ],
  },
  {
    path: paths.livestream,
    steps: [(page) => button(page, es.streamForm.configure).click()],
  },
  {
    path: paths.churchSettings,
    steps: [
      // Each group that was opened stays in the page.
      async (page) => {
        const groups = page.getByRole('navigation', { name: es.church.allGroups });
        for (const { title, save } of Object.values(es.settingsGroups)) {
          await groups.getByRole('link', { name: title }).click();
          await button(page, save).waitFor();
        }
      },
    ],
  },
  {
    path: paths.prayerAdmin,
    steps: [
      (page) => page.getByRole('tab', { name: es.prayer.completed }).click(),
      async (page) => {
        await page.getByRole('tab', { name: es.prayer.team }).click();
        await button(page, es.prayerTeam.addEmail).click();
        await see(page, es.prayerTeam.invalidEmail);
      },
    ],
  },
  {
    path: paths.churchData,
    steps: [
      ...['csv', 'feed', 'wordpress', 'postgrest', 'postgresql'].map((source) => async (page: Page) => {
        await page.getByLabel(importPanel.source).selectOption(source);
        await button(page, importPanel.look).click();
      }),
      async (page) => {
        await page.getByLabel(importPanel.source).selectOption('ics');
        const file = { name: 'list.ics', mimeType: 'text/calendar', buffer: Buffer.from('no calendar') };
        await page.getByLabel(importPanel.file).setInputFiles(file);
        await button(page, importPanel.look).click();
        await see(page, es.ics.notACalendar);
      },
      async (page) => {
        await page.getByLabel(redirects.fromLabel).fill('old');
        await page.getByLabel(redirects.toLabel).fill('nada');
        await button(page, redirects.add).click();
        await see(page, redirects.to);
      },
    ],
  },
  {
    path: paths.setup,
    steps: setupSteps.map((step) => async (page: Page) => {
      await page
        .getByRole('navigation', { name: es.setup.stepsLabel })
        .getByRole('link', { name: step })
        .click();
      await page.locator('[aria-current=step]', { hasText: step }).waitFor();
    }),
  },
];

async function opensFromMenu(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await button(page, es.adminPanel.more.label).click();
  await opens(page, page.getByRole('menuitem', { name: item }));
}
