import { expect, test } from 'vitest';
import { withWordLists } from '#components/words/editor/word-lists.ts';

const spaces = `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span>`;

/** A paragraph as Word for Windows puts it on the clipboard. */
function item(marker: string, text: string, { list = 'l0', level = 1 } = {}): string {
  return `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;
mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${marker}${spaces}</span></span><![endif]>${text}<o:p></o:p></p>`;
}

test('paragraphs with a bullet become a list, and what is around them stays', () => {
  const html = `<!--StartFragment-->\n<p class=MsoNormal>Bring:</p>\n${item('·', 'Plates')}\n${item('·', '<b>Cups</b>')}\n<p>Thanks.</p>`;
  expect(withWordLists(html)).toBe(
    '<!--StartFragment-->\n<p class=MsoNormal>Bring:</p>\n<ul><li><p>Plates</p></li><li><p><b>Cups</b></p></li></ul>\n<p>Thanks.</p>',
  );
});

test.each(['·', 'o', '§', '-', '–', '•', 'Ø', 'ü', 'v', ''])('%j is a bullet', (marker) => {
  expect(withWordLists(item(marker, 'Bread'))).toBe('<ul><li><p>Bread</p></li></ul>');
});

test.each(['1.', '1)', '(1)', 'a.', 'A)', '(b)', 'iv.', 'XII.', '2.1', '2.1.', '１．', '一、'])(
  '%j is a number',
  (marker) => {
    expect(withWordLists(item(marker, 'Bread'))).toBe('<ol><li><p>Bread</p></li></ol>');
  },
);

test('levels are lists within items, whatever stands before them', () => {
  const html = [
    item('1.', 'Morning'),
    item('o', 'Coffee', { level: 2 }),
    item('§', 'Milk', { level: 3 }),
    item('o', 'Tea', { level: 2 }),
    item('2.', 'Evening'),
    item('a)', 'Soup', { level: 2 }),
  ].join('\n');
  expect(withWordLists(html)).toBe(
    '<ol><li><p>Morning</p><ul><li><p>Coffee</p><ul><li><p>Milk</p></li></ul></li><li><p>Tea</p></li></ul></li>' +
      '<li><p>Evening</p><ol><li><p>Soup</p></li></ol></li></ol>',
  );
});

test('two lists one after the other stay two', () => {
  const html = `${item('1.', 'One')}${item('·', 'Two', { list: 'l1' })}${item('·', 'Three', { list: 'l2' })}`;
  expect(withWordLists(html)).toBe(
    '<ol><li><p>One</p></li></ol><ul><li><p>Two</p></li></ul><ul><li><p>Three</p></li></ul>',
  );
});

test.each([
  ['Word for Mac', '<!--[if !supportLists]--><span style="mso-list:Ignore">·', '</span><!--[endif]-->'],
  ['a browser that drops comments', '<span style="mso-list: Ignore;">·', '</span>'],
])('the items of %s are read too', (_, before, after) => {
  const gap = '<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp; </span>';
  const html = `<p class="MsoListParagraph" style="mso-list: l3 level1 lfo2;">${before}${gap}${after}<span>Bread</span></p>`;
  expect(withWordLists(html)).toBe('<ul><li><p><span>Bread</span></p></li></ul>');
});

test.each([
  [
    'Google Docs',
    '<b id="docs-internal-guid-1"><ul><li dir="ltr"><p dir="ltr"><span>Bread</span></p></li></ul></b>',
  ],
  ['a paragraph without a list', `<p class=MsoNormal style='mso-list:none'>Bread</p>`],
  ['plain words', 'Bread &amp; wine'],
])('%s is left as it is', (_, html) => {
  expect(withWordLists(html)).toBe(html);
});
