// `npm run translations -- export de [FILE]` writes all sentences for translators into one file of JSON, and
// `npm run translations -- import FILE` makes the words files of it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#server/build/prepare.mjs';
import { PlainError } from '#server/start/plain-error.ts';
import { exportTranslations, translationFile } from './exported.ts';
import { importTranslations } from './imported.ts';

const usage = 'npm run translations -- export de [FILE], or npm run translations -- import FILE';
const [what, ...given] = process.argv.slice(2);
if (what === 'export') await write(given[0] ?? '', given[1]);
else if (what === 'import' && given[0]) await take(given[0]);
else throw new PlainError(usage);

async function write(language: string, path = `translations.${language}.json`): Promise<void> {
  if (!/^[a-z]{2}$/.test(language)) throw new PlainError(usage);
  const file = exportTranslations(root, language);
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${file.sentences.length} sentences: ${path}`);
}

async function take(path: string): Promise<void> {
  const parsed = translationFile.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success)
    throw new PlainError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  const { files, problems, empty } = importTranslations(root, parsed.data);
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  for (const [name, text] of files) await writeFile(join(root, name), text);
  const left = empty > 0 ? ` ${empty} sentences are empty and stand in English.` : '';
  console.log(
    `${files.size} files.${left} Then: npm run lint:fix, and the other steps in CONTRIBUTING.md, Add a sentence, or a language.`,
  );
}
