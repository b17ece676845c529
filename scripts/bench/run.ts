// `npm run bench`: measures the production site on this machine. `npm run bench -- --help` lists the options.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { prepareProgram, wrkPath } from '#scripts/debian-program.mjs';
import { withMarkedPart } from '#scripts/documents/marked-part.ts';
import { prepareBuild } from '#server/build/prepare.mjs';
import { PlainError } from '#server/start/plain-error.ts';
import { prepareBareNext } from './bare-next.ts';
import { cleaningUp, cleanUpOnSignal } from './cleanup.ts';
import { measure } from './measure.ts';
import { help, type Options, type Part, readOptions } from './options.ts';
import { prepareLighthouse } from './pages/lighthouse.ts';
import { root } from './servers/measured-process.ts';
import { judge } from './tables/budgets.ts';
import { allTables, documentPart } from './tables/report.ts';
import type { Results } from './tables/results.ts';
import { asText } from './tables/table.ts';

const options = readOptions(process.argv.slice(2));
if (options === 'help') console.log(help);
else if (options.isForDocument) await writeDocument(options);
else process.exitCode = await run(options);

/** Returns the exit code: 1 when a budget is missed. */
async function run(chosen: Options): Promise<number> {
  cleanUpOnSignal();
  const wants = (...parts: Part[]) => parts.some((part) => chosen.only.includes(part));
  await prepareBuild();
  if (wants('bytes', 'lighthouse')) await prepareBrowser();
  if (wants('throughput')) await prepareBareNext();
  if (wants('throughput', 'memory', 'https')) await prepareProgram('wrk', wrkPath);
  if (wants('lighthouse')) await prepareLighthouse();
  const results = await cleaningUp(() => measure(chosen));
  const file = resolve(root, chosen.jsonFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  for (const table of allTables(results)) console.log(`\n${asText(table)}`);
  console.log(`\nWritten to ${chosen.jsonFile}.`);
  return judge(results).every(({ isMet }) => isMet) ? 0 : 1;
}

async function writeDocument({ jsonFile }: Options): Promise<void> {
  const text = await readFile(resolve(root, jsonFile), 'utf8').catch(() => {
    throw new PlainError(`There is no ${jsonFile}, so please run npm run bench first.`);
  });
  const results: Results = JSON.parse(text);
  const document = join(root, 'docs/performance.md');
  const written = withMarkedPart(await readFile(document, 'utf8'), 'bench', documentPart(results));
  await writeFile(document, written);
}
