// `npm run handbook`: the sheets of docs/handbook as PDF, on A4 and on Letter, into the folder `handbook`. A sheet that
// does not fit one page is an error.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright/test';
import { languages } from '#lib/core/language/languages.ts';
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { chromiumArguments, chromiumPath } from '#scripts/browser/chromium.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { pagesOf, papers, sheetDocument, sheets } from './sheet.ts';

const root = resolve(import.meta.dirname, '../..');

await prepareBrowser();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const long: string[] = [];
try {
  const page = await browser.newPage();
  for (const language of languages)
    for (const sheet of sheets)
      for (const paper of papers) {
        const markdown = await readFile(join(root, 'docs/handbook', language, `${sheet}.md`), 'utf8');
        await page.setContent(sheetDocument(markdown, { language, paper }));
        const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        await mkdir(join(root, 'handbook', language), { recursive: true });
        await writeFile(join(root, 'handbook', language, `${sheet}-${paper}.pdf`), pdf);
        if (pagesOf(pdf) !== 1) long.push(`${language}/${sheet} on ${paper}: ${pagesOf(pdf)} pages`);
      }
} finally {
  await browser.close();
}
if (long.length > 0) throw new PlainError(long.join('\n'));
console.log(
  `${languages.length * sheets.length} sheets, each on one page of ${papers.join(' and ')}: handbook/`,
);
