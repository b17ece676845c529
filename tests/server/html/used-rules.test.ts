import { expect, it } from 'vitest';
import { parseStyleSheet } from '#server/html/style-sheet-parts.ts';
import { usedRules } from '#server/html/used-rules.ts';

const used = (css: string, body: string) =>
  usedRules(parseStyleSheet(css), `<html><body>${body}</body></html>`);

it('keeps the rules whose classes and elements are all in the document, in their order', () => {
  const css = 'a{top:0}.a{top:1px}.b{top:2px}.a .b{top:3px}.a.c{top:4px}p.a{top:5px}ul>.a{top:6px}';
  expect(used(css, '<p class="c a">x</p>')).toBe('.a{top:1px}.a.c{top:4px}p.a{top:5px}');
});

it.each([
  ['a state', '.a:hover{top:0}', 'class="a"'],
  ['an attribute', '.a[open],[data-x="}"]{top:0}', 'class="a"'],
  ['one of several', '.b,.a{top:0}', 'class="a"'],
  ['what must not be', '.a:not(.b){top:0}', 'class="a"'],
  ['a choice in brackets', '.a:is(.b,.c *){top:0}', 'class="a"'],
  ['an escaped name', '.md\\:p-\\[2\\.5px\\]{top:0}', 'class="md:p-[2.5px]"'],
  ['a name that begins with a digit', '.\\32 xl\\:p-1{top:0}', 'class="2xl:p-1"'],
  ['a name that HTML escapes', '.\\[\\&_p\\]\\:p-1{top:0}', 'class="[&amp;_p]:p-1"'],
  ['single quotes', '.a{top:0}', "class='b a'"],
  ['no quotes', '.a{top:0}', 'class=a'],
  ['no class and no element', '*,:root,::backdrop{top:0}', ''],
  ['an element in capitals', 'LINEARGRADIENT{top:0}', '><linearGradient'],
  ['rules within rules', '.a{top:0;&:hover{top:1px}.b &{top:2px}}', 'class="a"'],
  ['text that looks like syntax', '.a:after{content:"}.b{"}', 'class="a"'],
])('keeps a rule with %s', (_, css, attributes) => {
  expect(used(css, `<p ${attributes}>x</p>`)).toBe(css);
});

it('keeps of a group what is used in it, and of a layer its place', () => {
  const css =
    '@layer a,b;@layer a{.x{top:0}}@media print{.x{top:0}@supports (top:0){.a{top:1px}}.y{top:2px}}@media screen{.x{top:0}}';
  expect(used(css, '<p class="a">x</p>')).toBe(
    '@layer a,b;@layer a{}@media print{@supports (top:0){.a{top:1px}}}',
  );
});

it('keeps fonts, and the motions and properties that another sheet may name', () => {
  const css =
    '@font-face{font-family:F}@keyframes fade{0%{top:0}to{top:1px}}@property --a{syntax:"*";inherits:false}';
  expect(used(`${css}.a{top:0}`, '<p>x</p>')).toBe(css);
});

it('keeps the rules of what only fields have parts of where there is a field', () => {
  const parts =
    '::-webkit-datetime-edit{top:0}::file-selector-button{top:0}.a::-webkit-search-decoration{top:0}';
  const any = '::placeholder{top:0}::selection{top:0}';
  expect(used(parts + any, '<p class="a">x</p>')).toBe(any);
  expect(used(parts + any, '<p class="a"><input></p>')).toBe(parts + any);
});

it('asks neither scripts nor styles what is in the document', () => {
  expect(
    used('.a{top:0}b{top:0}', '<script>"<b class=\'a\'>"</script><style>/*<b class="a">*/</style>'),
  ).toBe('');
});
