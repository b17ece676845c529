import { paths } from '#lib/core/addresses/linked-paths.ts';
import es from '#lib/language/generated/es.ts';
import { button, opens, type SpanishScreen, see } from './steps.ts';

const { prayerForm, visitorForm } = es;

/** What a visitor opens, and the sentences about a visitor's mistakes. */
export const visitorScreens: readonly SpanishScreen[] = [
  {
    path: paths.visit,
    steps: [
      async (page) => {
        await button(page, prayerForm.submit).click();
        await see(page, prayerForm.requestTooShort);
      },
      async (page) => {
        await page.getByLabel(prayerForm.name, { exact: true }).fill('Rut');
        await page.getByLabel(prayerForm.email, { exact: true }).fill('rut@example.org');
        await page.getByLabel(prayerForm.request, { exact: true }).fill('Por la salud de mi mamá.');
        await page.getByRole('textbox', { name: /¿Cuánto es/ }).fill('99');
        await button(page, prayerForm.submit).click();
        await see(page, visitorForm.wrongAnswer);
      },
      async (page) => {
        const sum = page.getByRole('textbox', { name: /¿Cuánto es/ });
        const label = await sum.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
        const [a = 0, b = 0] = (label.match(/\d+/g) ?? []).map(Number);
        await sum.fill(String(a + b));
        // Not stored: the pages tell how many new requests there are.
        await page.route('**/api/prayer-requests', (route) =>
          route.fulfill({ status: 201, json: { id: 'any' } }),
        );
        await button(page, prayerForm.submit).click();
        await see(page, prayerForm.received);
      },
    ],
  },
  {
    path: paths.beliefs,
    steps: [
      async (page) => {
        await button(page, es.layout.staff).click();
        await page.getByLabel(es.password.label).fill('no es esta');
        await button(page, es.password.unlock).click();
        await see(page, es.password.wrong);
      },
    ],
  },
  { path: paths.sermons, steps: [(page) => opens(page, button(page, es.sermonLibrary.series))] },
];
