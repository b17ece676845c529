import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { roomPages } from '#lib/core/addresses/page-lists.ts';
import english from '#lib/language/generated/en.ts';
import { sentencesOf } from '#tests/support/english-left.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const root = join(import.meta.dirname, '..');
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdownIn('docs')].map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path));
}

/** The anchors of a document's headings, as code hosts make them. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('a link between documents leads to a file, and to a heading of it', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
      .filter(([, file = '', anchor]) => {
        const target = file ? join(dirname(path), file) : path;
        return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor));
      })
      .map(([link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('a file that a document names is there', () => {
  const tops = 'app|components|lib|server|scripts|prisma|docs|tests|e2e';
  const named = new RegExp(`\`((?:${tops})/[\\w./()[\\]-]+\\.\\w+)\``, 'g');
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(named)]
      .filter(([, file = '']) => !existsSync(join(root, file)))
      .map(([, file]) => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('a way through the menus of staff that a document names is there', () => {
  const deedsOf = (path: string) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?:messages\.|\b)(\w+(?:\.\w+)*\.title)\b/g)].map(
      ([, name = '']) => name.split('.').reduce((words: never, key) => words?.[key], english as never),
    );
  const near = deedsOf('components/admin-mode/nearby-dialogs.tsx');
  const menus: Record<string, (string | undefined)[]> = {
    More: [...deedsOf('components/admin-mode/panel-menu.tsx'), ...near],
    Office: [...roomPages.map(({ label }) => label()), ...deedsOf('components/office/rooms.tsx'), ...near],
  };
  const texts = new Set(sentencesOf(english));
  const ways = documents
    // What a release says of its menus was so then.
    .filter(({ path }) => path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\*\*(More|Office)\*\*, \*\*[^*]+\*\*(?:, \*\*[^*]+\*\*)*/g)].map(([way]) => ({
        path,
        way,
        names: [...way.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name),
      })),
    );
  expect(ways.length).toBeGreaterThan(10);
  const wrong = ways.filter(({ names: [menu = '', entry = '', ...deeper] }) => {
    return !menus[menu]?.includes(entry) || deeper.some((name) => !texts.has(name));
  });
  expect(wrong.map(({ path, way }) => `${path}: ${way}`)).toEqual([]);
});

test('nothing cites a document that is not in the repository: it states the rule itself', () => {
  const cites =
    /\bspecification\b|\breadings? \d|\b(?:api|design|house|style|readings|church-website)\.md\b/i;
  const sources = sourceFiles(['app', 'components', 'lib', 'server', 'prisma', 'scripts', 'tests', 'e2e'])
    .filter((path) => /\.(tsx?|m[jt]s|css|prisma|json|ya?ml|svg)$/.test(path))
    .filter((path) => !/^prisma\/migrations\/|^tests\/documents\.test\.ts$/.test(path));
  expect(linesWith(cites, [...sources, ...documents.map(({ path }) => path)])).toEqual([]);
});

const places = ['app', 'components', 'lib', 'server', 'scripts', 'prisma', 'tests', 'e2e', 'docs'];

test('comments, documents and sentences have none of the words that the voice does without', () => {
  const anywhere = /\b(?:whoever(?! is new here)|anew|goes? by)\b/i;
  const inProse = /\b(?:nobody|(?:is|are) told(?! apart)|in its place|kept in step)\b/i;
  const isProse = /^docs\/|: (?:\/\/|\/?\*|#|--)| \/\/ /;
  const written = sourceFiles(places).filter((path) => !/^prisma\/migrations\/|documents\.test/.test(path));
  const found = [
    ...linesWith(anywhere, written),
    ...linesWith(inProse, written).filter((line) => isProse.test(line)),
  ];
  expect(found).toEqual([]);
});

function linesWith(words: RegExp, paths: string[]): string[] {
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (words.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

test('the version of the packages is that of the newest release in the changelog', () => {
  const released = [
    ...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(
      /^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/gm,
    ),
  ];
  const [newest] = released.map(([, version]) => version);
  for (const file of ['package.json', 'package-lock.json'])
    expect(JSON.parse(readFileSync(join(root, file), 'utf8')).version).toBe(newest);
});
