import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = ['app', 'components', 'lib', 'prisma', 'scripts'];

interface Source {
  path: string;
  text: string;
  /** Local files and packages it imports at run time; types alone do not count. */
  imports: string[];
}

const sources: Source[] = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('lib/generated'))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });

function importsOf(path: string, text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gms,
  );
  return [...statements].map((found) => resolveImport(path, found[1] ?? found[2] ?? found[3] ?? ''));
}

function resolveImport(path: string, target: string): string {
  const local = target.startsWith('@/')
    ? target.slice(2)
    : target.startsWith('.')
      ? normalize(join(dirname(path), target))
      : target;
  return local.replace(/\.tsx?$/, '');
}

/** Files of `where` that import something matching `what`, save the exceptions. */
function breaches(where: RegExp, what: RegExp, exceptions: RegExp = /^$/): string[] {
  return sources
    .filter(({ path }) => where.test(path) && !exceptions.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter((target) => what.test(target)).map((target) => `${path} → ${target}`),
    );
}

describe('the import law', () => {
  test('lib imports nothing of the pages or components', () => {
    expect(breaches(/^lib\//, /^(app|components)\//)).toEqual([]);
  });

  test('plumbing knows no domain', () => {
    expect(
      breaches(/^lib\/[\w-]+\.tsx?$/, /^lib\/[\w-]+\//, /^$/).filter(
        (line) => !/→ lib\/generated\//.test(line),
      ),
    ).toEqual([]);
  });

  test('components import nothing of the pages', () => {
    expect(breaches(/^components\//, /^app\//)).toEqual([]);
  });

  test('no domain imports another; the banner alone composes two', () => {
    const crossing = sources.flatMap(({ path, imports }) => {
      const domain = /^lib\/([\w-]+)\//.exec(path)?.[1];
      if (!domain || domain === 'banner') return [];
      return imports
        .filter((target) => /^lib\/[\w-]+\//.test(target) && !target.startsWith(`lib/${domain}/`))
        .map((target) => `${path} → ${target}`);
    });
    expect(crossing.filter((line) => !/→ lib\/generated\//.test(line))).toEqual([]);
  });

  test('components never reach the database, commands, queries or the actor', () => {
    expect(
      breaches(
        /^components\//,
        /^lib\/(db|actor|action|operation|.*\/(queries|commands))$/,
        /^components\/layout\/banner-place\.tsx$/,
      ),
    ).toEqual([]);
  });

  test('the dialog library is met only in components/ui and components/form', () => {
    expect(breaches(/./, /^@headlessui\/react$/, /^components\/(ui|form)\//)).toEqual([]);
  });

  test.each([
    ['next/cache', /^next\/cache$/, /^$/],
    ['next/headers', /^next\/headers$/, /^lib\/actor\.ts$/],
    ['nodemailer', /^nodemailer/, /^lib\/email\.ts$/],
    ['next-auth', /^next-auth/, /^(lib\/actor\.ts|lib\/session\.ts|app\/api\/auth\/)/],
  ])('%s is imported where it belongs and nowhere else', (_name, what, home) => {
    expect(breaches(/^(app|components|lib)\//, what, home)).toEqual([]);
  });

  test('no public page can reach the actor', () => {
    const reached = reachableFrom(
      sources.filter(({ path }) =>
        /^app\/(?!api\/).*(page|layout|sitemap|robots|manifest)\.tsx?$/.test(path),
      ),
    );
    expect(reached.filter((path) => path === 'lib/actor')).toEqual([]);
  });
});

test('process.env is read in one file', () => {
  const readers = sources.filter(
    ({ path, text }) => /\bprocess\.env\b/.test(text) && !/^(scripts\/|lib\/env\.ts$)/.test(path),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test("what the activity log covers is written through a command's own write, which says who asks", () => {
  const logged = 'event|eventException|sermon|ministry|announcement|siteSettings|prayerTeamEmail';
  const written = new RegExp(`\\bdb\\(\\)\\s*\\.(?:${logged})\\s*\\.(?:create|update|upsert|delete)`);
  const aside = sources.filter(
    ({ path, text }) => /^(app|components|lib)\//.test(path) && written.test(text),
  );
  expect(aside.map(({ path }) => path)).toEqual([]);
});

test("files with 'use server' export nothing but actions", () => {
  const wrong = sources
    .filter(({ text }) => /^'use server';/.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?!const \w+ = to(?:Form)?Action\(\w+\);$).*$/gm)].map(
        ([line]) => `${path}: ${line}`,
      ),
    );
  expect(wrong).toEqual([]);
});

test('no file is a drawer for odds and ends', () => {
  expect(
    sources
      .map(({ path }) => path)
      .filter((path) => /(^|\/)(utils?|helpers?|common|misc|services?|index)(\.|\/)/.test(path)),
  ).toEqual([]);
});

/** Everything reachable by imports that stays on the server: a module of actions is only referred to. */
function reachableFrom(starts: Source[]): string[] {
  const byName = new Map(sources.map((source) => [source.path.replace(/\.(tsx?|mjs)$/, ''), source]));
  const seen = new Set<string>();
  const visit = (source: Source) => {
    const name = relative('.', source.path).replace(/\.(tsx?|mjs)$/, '');
    if (seen.has(name)) return;
    seen.add(name);
    if (/^'use server';/.test(source.text)) return;
    for (const target of source.imports) {
      const next = byName.get(target);
      if (next) visit(next);
    }
  };
  for (const start of starts) visit(start);
  return [...seen];
}
