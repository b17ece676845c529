import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';
import { textOf, visit } from './syntax.ts';

const root = join(import.meta.dirname, '../..');

/** What stays on its side in every language, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'app/utilities.css: float: left': 'a legend is as wide as its fieldset',
  'components/art/hero/hero-scene.css: inset: -50% auto 0 calc(-1 * var(--left))':
    'drawn in units from the left',
  'components/art/hero/hero-scene.css: left: var(--left)': 'drawn in units from the left',
  'components/events/calendar/calendar-day.css: border-radius: 52% 48% 46% 54% / 50% 55% 45% 50%':
    'drawn by hand',
  'components/form/picture/focus-point.css: margin: -22px 0 0 -22px':
    'a point of a picture, counted from the left',
  'components/form/picture/focus-point.tsx: style left': 'a point of a picture, counted from the left',
  'components/sermons/video-facade.tsx: ml-1': 'the triangle of a play button points to the right',
  'components/words/preview/preview-frame.tsx: style left': 'scaled from the upper left corner',
};

const sides = '(?:left|right)';
const physicalProperty = new RegExp(
  `^(?:${sides}|(?:margin|padding|scroll-margin|scroll-padding|border)-${sides}(?:-.+)?|border-(?:top|bottom)-${sides}-radius)$`,
);
const physicalValue = new RegExp(`\\b${sides}\\b|translateX\\((?!.*var\\(--along\\))`);

/** The declarations of a style sheet that name a side, without those that differ by `dir`. */
function physicalDeclarations(sheet: string): string[] {
  const found: string[] = [];
  postcss.parse(sheet).walkDecls((declaration) => {
    const { prop, value } = declaration;
    const isPhysical = physicalProperty.test(prop) || physicalValue.test(value) || isUneven(prop, value);
    if (isPhysical && !differsByDirection(declaration)) found.push(`${prop}: ${value}`);
  });
  return found;
}

function differsByDirection({ parent, prop }: Declaration): boolean {
  const rule = parent as Rule;
  return isForOneDirection(rule) || rule.nodes.some((node) => isForOneDirection(node) && sets(node, prop));
}

const isForOneDirection = (node: ChildNode) => node.type === 'rule' && node.selector.includes('[dir="');
const sets = (node: ChildNode, prop: string) =>
  node.type === 'rule' && node.nodes.some((own) => own.type === 'decl' && own.prop === prop);

/** A shorthand of all sides or corners whose left and right are not the same. */
function isUneven(prop: string, value: string): boolean {
  if (/^(?:margin|padding|inset|border-(?:width|style|color))$/.test(prop)) {
    const [, right, , left] = parts(value);
    return left !== undefined && left !== right;
  }
  if (prop !== 'border-radius') return false;
  return value.split('/').some((half) => {
    const [first, second = first, third = first, fourth = second] = parts(half);
    return first !== second || third !== fourth;
  });
}

/** The values of a shorthand; those in brackets are one. */
function parts(value: string): string[] {
  return value.trim().match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

const physicalClass = new RegExp(
  `^-?(?:(?:[mp][lr]|scroll-[mp][lr]|${sides})-.+|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-.+)?|(?:text|float|clear|origin|object|bg|to)(?:-top|-bottom)?-${sides}|translate-x-(?!.*--along).+)$`,
);

/** The classes and inline styles of a component that name a side. */
function physicalClasses(path: string, source: string): string[] {
  const found: string[] = [];
  const addStyles = (part: unknown, physical: RegExp) =>
    visit(part, (node) => {
      const name = node.type === 'Property' && 'name' in node.key ? String(node.key.name) : '';
      if (physical.test(name)) found.push(`style ${name}`);
    });
  const { program } = parseSync(path, source);
  addStyles(program, /^(?:margin|padding|border)(?:Left|Right)/);
  visit(program, (node) => {
    if (node.type === 'JSXAttribute' && node.name.name === 'style') addStyles(node.value, /^(?:left|right)$/);
    for (const name of textOf(node).split(/\s+/))
      if (physicalClass.test(name.replace(/^(?:\[[^\]]*\]|[^\s:[(])*:/, ''))) found.push(name);
  });
  return found;
}

test.each([
  'a { margin-left: 4px }',
  'a { border-right-color: red }',
  'a { border-top-left-radius: 4px }',
  'a { text-align: right }',
  'a { float: left }',
  'a { padding: 1px 2px 3px 4px }',
  'a { inset: 0 auto 0 calc(-1 * (1px + 2px)) }',
  'a { border-radius: 4px 0 0 4px }',
  'a { mask-image: linear-gradient(to left, #000, #0000) }',
  'a { transform: translateX(2px) }',
])('%s is found', (sheet) => {
  expect(physicalDeclarations(sheet)).toHaveLength(1);
});

test.each([
  'a { margin-inline-start: 4px; padding: 1px 2px 3px; inset: 0 4px 0 4px; border-radius: 4px 4px 0 0 }',
  'a { text-align: start; transform: translateX(calc(2px * var(--along))) }',
  'a { float: left; :where([dir="rtl"]) & { float: right } }',
])('%s is left alone', (sheet) => {
  expect(physicalDeclarations(sheet)).toEqual([]);
});

test.each([
  '<p className="ml-2" />',
  '<p className="md:-left-2" />',
  "<p className={isLast ? 'sm:text-right' : ''} />",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a component writes it
  '<p className={`[&>*+*]:pl-5 ${look}`} />',
  '<p className="group-data-checked:translate-x-5" />',
  '<p className="border-l" />',
  '<p style={{ left: 0 }} />',
  'const look = { marginRight: 8 };',
])('%s is found', (source) => {
  expect(physicalClasses('a.tsx', source)).toHaveLength(1);
});

test.each([
  '<p className="ms-2 md:-start-2 sm:text-end translate-x-[calc(2px*var(--along))]" />',
  'const { left } = frame.getBoundingClientRect(); const counts = { left: 2 };',
])('%s is left alone', (source) => {
  expect(physicalClasses('a.tsx', source)).toEqual([]);
});

// Mails and generated pictures are no part of this: what draws them knows no logical properties.
test('no style names a side: pages of languages that read from right to left are laid out the other way', () => {
  const found = sourceFiles(['app', 'components']).flatMap((path) => {
    const read = () => readFileSync(join(root, path), 'utf8');
    const names = path.endsWith('.css')
      ? physicalDeclarations(read())
      : /\.tsx?$/.test(path)
        ? physicalClasses(path, read())
        : [];
    return [...new Set(names)].map((name) => `${path}: ${name}`);
  });
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
