import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { withMarkedPart } from '#scripts/documents/marked-part.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { cleaningUp, cleanUpOnSignal } from './cleanup.ts';
import { haproxyPath } from './cluster/haproxy.ts';
import { wrkPath } from './load.ts';
import { type Commands, measure } from './measure.ts';
import { help, type Options, readOptions } from './options.ts';
import { root } from './servers/measured-process.ts';
import { judge } from './tables/budgets.ts';
import { allTables, clusterPart, documentPart } from './tables/report.ts';
import type { Results } from './tables/results.ts';
import { asText } from './tables/table.ts';

interface Preparations extends Commands {
  prepareBuild(): Promise<void>;
  prepareBrowser(): Promise<void>;
  prepareLighthouse(): Promise<void>;
  prepareBareNext(): Promise<void>;
  /** A program of the system, by its package and its path. */
  prepareProgram(name: string, path: string): Promise<void>;
}

/** Does what the arguments ask for. Gives the exit code: 1 when a budget is missed. */
export async function bench(args: string[], prepare: Preparations): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    console.log(help);
    return 0;
  }
  return options.isForDocument ? writeDocument(options) : run(options, prepare);
}

async function run(
  options: Options,
  {
    prepareBuild,
    prepareBrowser,
    prepareLighthouse,
    prepareBareNext,
    prepareProgram,
    ...commands
  }: Preparations,
): Promise<number> {
  cleanUpOnSignal();
  await prepareBuild();
  if (options.only.some((part) => part === 'bytes' || part === 'lighthouse')) await prepareBrowser();
  if (options.only.includes('throughput')) await prepareBareNext();
  if (options.only.some((part) => part === 'throughput' || part === 'memory'))
    await prepareProgram('wrk', wrkPath);
  if (options.only.includes('lighthouse')) await prepareLighthouse();
  if (options.only.includes('cluster')) await prepareProgram('haproxy', haproxyPath);
  const results = await cleaningUp(() => measure(options, commands));
  const file = resolve(root, options.jsonFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  for (const table of allTables(results)) console.log(`\n${asText(table)}`);
  console.log(`\nWritten to ${options.jsonFile}.`);
  return judge(results).every(({ isMet }) => isMet) ? 0 : 1;
}

async function writeDocument({ jsonFile }: Options): Promise<number> {
  const text = await readFile(resolve(root, jsonFile), 'utf8').catch(() => {
    throw new PlainError(`There is no ${jsonFile}, so please run npm run bench first.`);
  });
  const results: Results = JSON.parse(text);
  const document = join(root, 'docs/performance.md');
  const [name, part] = results.cluster ? ['cluster', clusterPart(results)] : ['bench', documentPart(results)];
  await writeFile(document, withMarkedPart(await readFile(document, 'utf8'), name, part));
  return 0;
}
