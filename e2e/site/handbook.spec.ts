import { readFileSync } from 'node:fs';
import { languages } from '#lib/core/language/languages.ts';
import { pagesOf, papers, sheetDocument, sheets } from '#scripts/handbook/sheet.ts';
import { expect, test } from '../support/test.ts';

test('each sheet of the handbook is one page, on A4 and on Letter', async ({ page }) => {
  for (const language of languages)
    for (const sheet of sheets)
      for (const paper of papers) {
        const markdown = readFileSync(`docs/handbook/${language}/${sheet}.md`, 'utf8');
        await page.setContent(sheetDocument(markdown, { language, paper }));
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pagesOf(pdf), `${language} ${sheet} ${paper}`).toBe(1);
      }
});
