import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTables } from '#lib/activity/content-tables.ts';
import formGroups from '#lib/language/generated/forms.en.ts';
import groups from '#lib/language/generated/view.en.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

const root = join(import.meta.dirname, '..');
const folders = ['app', 'components', 'lib', 'prisma', 'scripts', 'server', 'tests', 'e2e'];

/**
 * Calls that one of Safari 16, Chrome 109 and Firefox 115 does not know, and lookbehind in patterns; Next's own
 * polyfills bring Object.hasOwn and Array.at.
 */
const newerThanPromised = new RegExp(
  [
    String.raw`\.(?:toSorted|toReversed|toSpliced|with|isWellFormed|toWellFormed|checkVisibility|moveBefore|showPicker|requestClose|startViewTransition|getOrInsert\w*|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
    String.raw`\b(?:query|params|searchParams)\.size\b`,
    String.raw`\b(?:Object|Map)\.groupBy|\bPromise\.(?:try|withResolvers)|\bArray\.fromAsync|\bAbortSignal\.any`,
    // Only where a page comes by HTTPS.
    String.raw`\bcrypto\.randomUUID`,
    String.raw`\bIntl\.(?:DurationFormat|Segmenter)|\brequestIdleCallback|\bscheduler\.|\bIterator\.`,
    String.raw`\(\?<[=!]|/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(`,
  ].join('|'),
);

interface Import {
  /** The local file, or the name of a package. */
  target: string;
  isType: boolean;
  /** By `import()`. */
  isLate: boolean;
  /** As it is spelt. */
  spelling: string;
}

interface Source {
  path: string;
  text: string;
  imports: Import[];
}

const sources: Source[] = sourceFiles(folders)
  .filter((path) => /\.(tsx?|mjs)$/.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });
const byPath = new Map(sources.map((source) => [source.path, source]));

function importsOf(path: string, text: string): Import[] {
  const statements = text.matchAll(
    /^(?:import|export)\s(type\s)?[^;']*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gms,
  );
  return [...statements].map(([, type, from, bare, late]) => {
    const spelling = from ?? bare ?? late ?? '';
    return {
      target: resolveImport(path, spelling),
      isType: Boolean(type),
      isLate: late !== undefined,
      spelling,
    };
  });
}

function resolveImport(path: string, spelling: string): string {
  if (spelling.startsWith('#')) return spelling.slice(1);
  return spelling.startsWith('.') ? normalize(join(dirname(path), spelling)) : spelling;
}

/** Every sentence is read here, by the core, too. */
const catalogue = 'lib/language/messages.ts';

/** The part of the house a file belongs to: imports inside of it are relative, all others by the alias. */
function homeOf(path: string): string {
  const [top = '', first = '', second = ''] = path.split('/');
  if (top === 'e2e' || top === 'tests') return top;
  if (top === 'app') return dirname(path);
  return top === 'lib' && first === 'core' ? join(top, first, second) : join(top, first);
}

describe('the tree', () => {
  test('no file lies loose in lib, lib/core, components or server', () => {
    const loose = sources.filter(({ path }) => /^(lib|lib\/core|components|server)\/[^/]+$/.test(path));
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  test('a folder has at most 25 direct children', () => {
    // Addresses, migrations, generated files and the folder of each domain are as many as there are.
    const isFree = /^(?:app|prisma\/migrations)(?:\/|$)|\/generated$|^(?:components|lib|tests)$|^\.$/;
    const children = new Map<string, Set<string>>();
    for (const path of sourceFiles(folders))
      for (let child = path; child !== '.'; child = dirname(child))
        children.set(dirname(child), (children.get(dirname(child)) ?? new Set()).add(child));
    const full = [...children].filter(([folder, { size }]) => size > 25 && !isFree.test(folder));
    expect(full.map(([folder, { size }]) => `${folder}: ${size}`)).toEqual([]);
  });

  test('no file is a drawer for odds and ends', () => {
    // An address is what outside programs ask for: church services have their name there.
    const drawers = sources.filter(
      ({ path }) =>
        /(^|\/)(utils?|helpers?|common|misc|services?|index)(\.|\/)/.test(path) && !/^app\//.test(path),
    );
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });

  test('an import is relative inside a folder and uses the alias across folders', () => {
    const local = /^[.#]/;
    // Other files in a browser than on the server (package.json).
    const ofCondition = /^#(?:catalogues|passages)$/;
    const wrong = sources
      .filter(({ path }) => !/^(tests|e2e)\//.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ spelling }) => local.test(spelling) && !ofCondition.test(spelling))
          .filter(({ target, spelling }) => spelling.startsWith('.') !== (homeOf(target) === homeOf(path)))
          .map(({ spelling }) => `${path}: ${spelling}`),
      );
    expect(wrong).toEqual([]);
  });
});

test('no files of lib, components and server import each other in a circle, not even their types or late', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const { target } of byPath.get(path)?.imports ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) if (/^(?:lib|components|server)\//.test(path)) visit(path, []);
  expect(circles).toEqual([]);
});

describe('what can be reached', () => {
  test('no component reaches the database, commands, queries or the actor, not even through others', () => {
    const forbidden =
      /^lib\/(core\/(database\/db|auth\/actor|operations\/(action|operation))|.*\/(queries|commands))\.ts$/;
    const reached = reachableFrom(sources.filter(({ path }) => /^components\//.test(path)));
    expect(reached.filter((path) => forbidden.test(path))).toEqual([]);
  });

  test('components and pages know presented rows alone, in the language of the page: no row of the database, not even its type', () => {
    const stored = /^lib\/core\/generated\/prisma\//;
    const drawn = sources.filter(({ path }) => /^(components|app)\//.test(path));
    expect(drawn.filter(({ imports }) => imports.some(({ target }) => stored.test(target)))).toEqual([]);
    // A domain's own presentation is the way from one to the other.
    expect(byPath.get('lib/events/presented/present-event.ts')?.imports).toContainEqual(
      expect.objectContaining({ target: expect.stringMatching(stored) }),
    );
  });

  test('what browsers download asks for nothing of Node', () => {
    const roots = sources.filter(({ text }) => /^'use client';/.test(text));
    const reached = new Set(reachableFrom(roots));
    const asking = sources
      .filter(({ path }) => reached.has(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, isType }) => target.startsWith('node:') && !isType)
          .map(({ target }) => `${path} → ${target}`),
      );
    expect(asking).toEqual([]);
  });

  test('browsers do not download the parser of passages', () => {
    const roots = sources.filter(({ text }) => /^'use client';/.test(text));
    expect(reachableFrom(roots)).toContain('lib/sermons/present-sermon.ts');
    expect(reachableFrom(roots)).not.toContain('lib/sermons/scripture/passages.ts');
  });

  test('what browsers download runs in Safari 16, Chrome 109 and Firefox 115', () => {
    const roots = sources.filter(({ text }) => /^'use client';/.test(text));
    const found = reachableFrom(roots).flatMap((path) =>
      (byPath.get(path)?.text.split('\n') ?? [])
        .filter((line) => newerThanPromised.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('no page can reach the actor', () => {
    const pages = /^app\/(?!api\/).*(page|layout|sitemap|robots|manifest)\.tsx?$/;
    const reached = reachableFrom(sources.filter(({ path }) => pages.test(path)));
    expect(reached.filter((path) => path === 'lib/core/auth/actor.ts')).toEqual([]);
  });
});

test('every connection to PostgreSQL runs in UTC: one file makes clients and pools', () => {
  const makers = /^lib\/core\/database\/database-client\.ts$/;
  const found = sources
    .filter(({ path }) => /^(?:app|components|lib|server|prisma|scripts|e2e|tests\/support)\//.test(path))
    .filter(({ path }) => !makers.test(path))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(/\bnew (?:pg\.)?(?:Client|Pool)\(/g)].map(([made]) => `${path}: ${made}`),
      ...[...text.matchAll(/\bnew PrismaPg\((?!pool, |\{[^}]*Client: DatabaseClient).*/g)].map(
        ([made]) => `${path}: ${made}`,
      ),
    ]);
  expect(found).toEqual([]);
});

const site = /^(app|components|lib|server)\//;

test.each<[rule: string, where: RegExp, breach: RegExp, except: string[]]>([
  [
    'what a browser keeps is asked for where a refusal is caught',
    /^(app|components|lib|server\/html)\//,
    /\b(?:localStorage|sessionStorage)[.[]|\b(?:window|self|globalThis)\.(?:localStorage|sessionStorage)|\bwindow\[|\bdocument\.cookie\b|\bnew BroadcastChannel\b|\b(?:caches|cookieStore|indexedDB)\.|\bnavigator\.(?:serviceWorker|storage)\b/,
    // The first three are scripts in the document, which catch the refusal themselves: they run without the page's scripts.
    [
      'components/banner/banner-dismissal.ts',
      'components/demo/demo-scripts.ts',
      'components/layout/language-offer.tsx',
      // The press that calls it catches every failure.
      'components/push/phone-subscription.ts',
      'lib/core/browser/browser-storage.ts',
    ],
  ],
  [
    "what the activity log covers is written through a command's own write, which says who asks",
    site,
    new RegExp(`\\bdb\\(\\)\\s*\\.(?:${loggedModels().join('|')})\\s*\\.(?:create|update|upsert|delete)`),
    [],
  ],
  [
    'a read writes nothing',
    /^lib\/.*\/queries\.ts$/,
    /\.(?:create|update|upsert|delete)(?:Many)?(?:AndReturn)?\(|\$executeRaw/,
    [],
  ],
  [
    'what an address is, and how long a text may be, is checked by the fields that every domain shares',
    /^lib\/(?!core\/).*schema\.ts$/,
    /\.protocol\)|\\\/\(\?!|Please (use at most|keep this under) |no such entry\./,
    [],
  ],
  [
    'how much an upload may weigh is stated once; texts, the API and both sides’ checks compute from it',
    /^(app|components|lib|server\/http)\//,
    /\b5_?242_?880\b|\b[56] ?Mi?B\b|\b[56] \* (mebibyte|1024)/,
    ['lib/core/http/body-limits.ts'],
  ],
  [
    'what only some sites or some moments need is loaded late: clients of storages, mail, what reads pictures, what measures',
    /^(?:app|components|lib|server)\/.*\.tsx?$/,
    /^(?:import|export)\s(?!type\s)[^;']*?\bfrom '(?:uploadthing(?:\/[^']*)?|prom-client|sharp|file-type|nodemailer|imapflow|mailparser)'/m,
    [],
  ],
])('%s', (_rule, where, breach, except) => {
  const found = sources.filter(({ path, text }) => where.test(path) && breach.test(text));
  expect(found.map(({ path }) => path)).toEqual(except);
});

test('a command for the person who looks after a site is written by typedCommand(): the image has no npm', () => {
  const told = sources
    .filter(({ path }) => /^(app|components|lib|prisma|server|scripts\/admin)\//.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /npm (run|start)\b/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(told).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands there
    'lib/core/process/command-line.ts: const command = program ? `${program} ${name}` : `npm run ${npmNames[name]}`;',
    // The table in docs/settings.md is made of it.
    expect.stringMatching(/^lib\/core\/process\/env\.ts: 'Instead of ADMIN_PASSWORD: its hash/),
    "lib/core/process/env.ts: export const startCommand = 'npm start';",
  ]);
});

test('what is begun together is awaited at once: a list that awaits in between leaves failures to nobody', () => {
  const late = /\bPromise\.(?:all|allSettled|race|any)\(\[(?:(?!=>|\]\)).)*\bawait\b/s;
  const found = sources.filter(({ path, text }) => site.test(path) && late.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(late.test('await Promise.all([begin(), read(await first())])')).toBe(true);
});

test('a row is stated in its domain’s schema, which the API offers and types are made of', () => {
  const stating = sources.filter(
    ({ path, text }) =>
      /^lib\/(?!core\/|events\/|activity\/)/.test(path) &&
      !path.endsWith('/schema.ts') &&
      (/\b(updatedAt|instant)\b.*operations\/fields\.ts/.test(text) || /^\s+updated_at: string/m.test(text)),
  );
  expect(stating.map(({ path }) => path)).toEqual([]);
});

test('only the optimistic lock compares the versions of rows; events, staff, forms, letters and subscribers ask it of rows they have locked', () => {
  const comparing = /\bassertUnchanged\b|\bwhereUnchanged\b|errorMessages\.conflict\b/;
  const writing = /(commands|restore)\.ts$|\/edit\//;
  const byHand = sources.filter(
    ({ path, text }) =>
      /^(app|lib)\/(?!core\/operations\/|account\/)/.test(path) &&
      (comparing.test(text) || (writing.test(path) && /\bupdated_at\b/.test(text))),
  );
  expect(byHand.map(({ path }) => path).toSorted()).toEqual([
    'lib/events/edit/lock-event.ts',
    'lib/forms/commands.ts',
    'lib/letters/letter-rows.ts',
    'lib/staff/locked-member.ts',
    'lib/subscribers/staff/present-subscriber.ts',
  ]);
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

test('what an operation does is asked for by the site itself, not by its tests alone', () => {
  const ofSite = sources.filter(({ path }) => site.test(path));
  const unasked = ofSite
    .filter(({ path }) => /^lib\/.*\/(queries|commands)\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+) = (?:publicQuery|privateQuery|command)\(/gm)].flatMap(
        ([, name = '']) => {
          const used = new RegExp(`\\b${name}\\b`);
          const isUsed = ofSite.some((other) => other.path !== path && used.test(other.text));
          return isUsed ? [] : [`${path}: ${name}`];
        },
      ),
    );
  expect(unasked).toEqual([]);
});

/** What the database client calls the tables that domains have registered with the activity log. */
function loggedModels(): string[] {
  const schema = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{.*?@@map\("(\w+)"\)/gms)];
  return contentTables.map(({ table }) => {
    const name = models.find(([, , mapped]) => mapped === table)?.[1];
    if (!name) throw new Error(`No model is mapped to the table ${table}.`);
    return name[0]?.toLowerCase() + name.slice(1);
  });
}

/**
 * Every file that can be reached by imports that run. A module of actions is only referred to by browsers and
 * pages: what lies behind it stays on the server.
 */
/** Without `late`, what `import()` loads later is left out. */
function reachableFrom(starts: Source[], { late = true } = {}): string[] {
  const seen = new Set<string>();
  const visit = (source: Source) => {
    if (seen.has(source.path)) return;
    seen.add(source.path);
    if (/^'use server';/.test(source.text)) return;
    for (const { target, isType, isLate } of source.imports) {
      const next = isType || (isLate && !late) ? undefined : byPath.get(target);
      if (next) visit(next);
    }
  };
  for (const start of starts) visit(start);
  return [...seen];
}

test('nothing that a catalogue loads reads messages while it loads', () => {
  const words = sources.filter(({ path }) => /^lib\/[\w-]+\/words\/(?:view\.)?[a-z]{2}\.ts$/.test(path));
  expect(words.length).toBeGreaterThan(60);
  expect(reachableFrom(words)).not.toContain('lib/language/messages.ts');
});

test('the document links the style sheets of parts that the server renders and whose code loads late', () => {
  const sheetsFrom = (starts: Source[]) =>
    reachableFrom(starts, { late: false }).flatMap((path) =>
      (byPath.get(path)?.imports ?? [])
        .map(({ target }) => target)
        .filter((target) => target.endsWith('.css')),
    );
  const layout = sources.filter(({ path }) => path === 'app/layout.tsx');
  const late = sources.filter(
    ({ path, text }) => /^components\//.test(path) && /\b(?:lateCode|lazy)\(/.test(text),
  );
  expect(late.map(({ path }) => path)).toContain('components/forms/late-form.tsx');
  const pages = sources.filter(({ path }) => /^app\/.*page\.tsx$/.test(path));
  const missing = pages.flatMap((page) => {
    const linked = sheetsFrom([...layout, page]);
    const reached = reachableFrom([page], { late: false });
    const parts = late
      .filter(({ path }) => reached.includes(path))
      .flatMap(({ imports }) =>
        imports.flatMap(({ target, isLate }) => (isLate && byPath.get(target)) || []),
      );
    return sheetsFrom(parts)
      .filter((sheet) => !linked.includes(sheet))
      .map((sheet) => `${page.path} → ${sheet}`);
  });
  expect(missing).toEqual([]);
});

test('staff’s scripts have the original page texts of their own language alone', () => {
  const translated = 'lib/page-texts/originals.es.ts';
  const islands = sources.filter(({ text }) => /^'use client';/.test(text));
  const inEnglish = reachableFrom(islands, { late: false });
  expect(inEnglish).toContain('lib/page-texts/register.ts');
  expect(inEnglish).not.toContain(translated);
  const words = (language: string) =>
    sources.filter(({ path }) => path === `lib/page-texts/words/${language}.ts`);
  expect(reachableFrom(words('en'), { late: false })).not.toContain(translated);
  expect(reachableFrom(words('es'), { late: false })).toContain(translated);
});

test('visitors’ scripts read the messages that visitors load, and no others', () => {
  const pages = sources.filter(({ path }) => /^app\/(?!api\/|\(staff\)\/).*\.tsx$/.test(path));
  const shown = new Set(reachableFrom(pages, { late: false }));
  const islands = sources.filter(({ path, text }) => shown.has(path) && /^'use client';/.test(text));
  expect(Object.keys(groups).toSorted()).toEqual(groupsReadBy(islands));
});

test('the scripts of forms read what visitors load and what comes with the forms, and no more', () => {
  const late = /^components\/forms\/(?:form-view|manage\/sign-up-card)\.tsx$/;
  const read = groupsReadBy(sources.filter(({ path }) => late.test(path)));
  const loaded = Object.keys({ ...groups, ...formGroups });
  expect(read.filter((group) => !loaded.includes(group))).toEqual([]);
  expect(Object.keys(formGroups).filter((group) => !read.includes(group))).toEqual([]);
});

/** Returns the groups of messages that scripts read, what comes later aside. */
function groupsReadBy(starts: Source[]): string[] {
  const readers = reachableFrom(starts, { late: false }).filter((path) =>
    byPath.get(path)?.imports.some(({ target }) => target === catalogue),
  );
  const read = readers.flatMap((path) =>
    [...(byPath.get(path)?.text ?? '').matchAll(/(?<!typeof )\bmessages\.([a-z]\w*)\b(?!')/g)].map(
      ([, group]) => group ?? '',
    ),
  );
  return [...new Set(read)].toSorted();
}
