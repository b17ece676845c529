import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LooseXml } from '#lib/imports/markup/loose-xml.ts';

/** What becomes of XML that arrives in such pieces. */
function mended(...pieces: string[]): string {
  const xml = new LooseXml();
  return [...pieces.map((piece) => xml.take(piece)), xml.end()].join('');
}

const wellFormed = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "b>&c">]>
<rss a="1 > 0" b='"&amp;"'><!-- a < b & c --><t>&lt;p&gt; &#8217;&#x2019; &amp; &rsquo;</t>
<c><![CDATA[a < b & <i>c</i>]]></c><a:b c = "d" /><Ünder/></rss>`;

describe('XML', () => {
  test('that is well-formed stays as it is', () => {
    expect(mended(wellFormed)).toBe(wellFormed);
  });

  test.each([
    ['<t>Bread & wine</t>', '<t>Bread &amp; wine</t>'],
    ['<t>&quot...</t>', '<t>&amp;quot...</t>'],
    ['<t>&amp</t>', '<t>&amp;amp</t>'],
    ['<t>AT&T; 10&12</t>', '<t>AT&T; 10&amp;12</t>'],
    ['<a b="?c=1&d=2"/>', '<a b="?c=1&amp;d=2"/>'],
    ['<t>1 < 2 <3</t>', '<t>1 &lt; 2 &lt;3</t>'],
    ['<t>one</t\n<u>two</u>', '<t>one</t\n><u>two</u>'],
    ['<a b="c <d/>', '<a b="c "><d/>'],
    ['<a b="c < d"/>', '<a b="c &lt; d"/>'],
    ["<b don't>x</b>", "<b don't>x</b>"],
    ['<t>the end &', '<t>the end &amp;'],
    ['<t>the end <', '<t>the end &lt;'],
  ])('that is not is mended: %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  test('is the same in whatever pieces it arrives', () => {
    const text = `${wellFormed}<t>&quot... & <3 <a b = "c <d/></t`;
    const whole = mended(text);
    for (let at = 0; at <= text.length; at += 1)
      expect(mended(text.slice(0, at), text.slice(at))).toBe(whole);
    expect(mended(...text)).toBe(whole);
  });

  test('of any text is mended once: a second time changes nothing', () => {
    const part = fc.constantFrom(
      '<',
      '</',
      '>',
      '&',
      ';',
      '"',
      "'",
      '=',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      'a',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const once = mended(parts.join(''));
        expect(mended(once)).toBe(once);
      }),
    );
  });

  test.each(['<', '&', '<a', '<a b="', '&#', '<!--', '<![CDATA[', '= ', '<a ='])(
    'of a megabyte of %s takes no longer than other text',
    (part) => {
      const began = performance.now();
      mended(...Array.from({ length: 16 }, () => part.repeat(65_536 / part.length)));
      expect(performance.now() - began).toBeLessThan(2500);
    },
  );
});
