import { describe, expect, test } from 'vitest';
import { pastedHtml } from '#components/words/editor/pasted-html.ts';

/** The shape of HTML: its elements without attributes but href. */
function shape(html: string): string {
  return html
    .replace(/<(\w+)\b[^>]*?(\shref="[^"]*")?[^>]*>/g, '<$1$2>')
    .replace(/<\/?(?:span|meta|b|br|div)>/g, '')
    .replace(/<(\w+)\b[^>]*?(\shref="[^"]*")[^>]*>/g, '<$1$2>');
}

test('what Google Docs has on the clipboard keeps its headings, its rows and where its links lead', () => {
  const span = (words: string) => `<span style="font-size:11pt;white-space:pre-wrap;">${words}</span>`;
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td><p dir="ltr">${span(cell)}</p></td>`).join('')}</tr>`;
  const google =
    'https://www.google.com/url?q=https://example.org/plan&amp;sa=D&amp;source=editors&amp;usg=x';
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr">${span('Weddings here')}</h1><p dir="ltr">${span('Read ')}<a href="${google}" style="text-decoration:none;">${span('the plan')}</a></p><h2 dir="ltr">${span('What it costs')}</h2><h3 dir="ltr">${span('Questions')}</h3><div dir="ltr"><table style="border:none;"><colgroup><col width="100"/></colgroup><tbody>${row('Saturday', '2 PM')}${row('Sunday', '3 PM')}</tbody></table></div></b><br class="Apple-interchange-newline">`;
  expect(shape(pastedHtml(html))).toBe(
    '<h3>Weddings here</h3><p>Read <a href="https://example.org/plan">the plan</a></p><h4>What it costs</h4><h4>Questions</h4><p>Saturday · 2 PM</p><p>Sunday · 3 PM</p>',
  );
});

test.each([
  ['<h2>A</h2><h3>B</h3><h5>C</h5>', '<h3>A</h3><h4>B</h4><h4>C</h4>'],
  ['<h4 class="x">A</h4><p>B</p>', '<h3>A</h3><p>B</p>'],
  ['<H2>A</H2>', '<h3>A</h3>'],
  ['<p class=MsoTitle>A</p><h1>B</h1>', '<h3>A</h3><h4>B</h4>'],
  [
    '<p class="Paragraph SCXW1" role="heading" aria-level="1">A</p><p role="heading" aria-level="2">B</p>',
    '<h3>A</h3><h4>B</h4>',
  ],
  ['<p data-pm-slice="1 1 []">A</p><h4>B</h4>', '<p data-pm-slice="1 1 []">A</p><h4>B</h4>'],
  ['<p>A</p><header>B</header><hr>', '<p>A</p><header>B</header><hr>'],
])('headings: %s becomes %s', (html, expected) => {
  expect(pastedHtml(html)).toBe(expected);
});

test.each([
  [
    '<table><caption>Times</caption><tr><th>Day</th><th>Time</th></tr><tr><td>Sunday</td><td><b>10</b></td></tr></table>',
    '<p>Times</p><p>Day · Time</p><p>Sunday · <b>10</b></p>',
  ],
  [
    '<table class=MsoTableGrid><tr style="x"><td valign=top><p class=MsoNormal>Sunday<o:p></o:p></p></td><td><p>10<br>AM</p><p>Hall</p></td><td>&nbsp;</td></tr></table>',
    '<p>Sunday<o:p></o:p> · 10 AM Hall</p>',
  ],
  ['<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>', '<p>One</p><p>Two</p>'],
  [
    '<table><tr><td><h3>Left</h3><p>A</p></td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    '<h3>Left</h3><p>A</p><p>a · b</p>',
  ],
  ['<p>Before</p><table><tr><td></td></tr></table>', '<p>Before</p>'],
  ['<table><tr><td>cut', '<table><tr><td>cut'],
])('a table: %s becomes %s', (html, expected) => {
  expect(pastedHtml(html)).toBe(expected);
});

describe('a link', () => {
  test.each([
    [
      'https://www.google.com/url?q=https://example.org/a%3Fb%3D1%26c&amp;sa=D',
      'https://example.org/a?b=1&amp;c',
    ],
    ['https://www.google.de/url?sa=t&amp;url=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    [
      'https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fplan&amp;data=05%7C01',
      'https://example.org/plan',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&amp;h=AT0', 'https://example.org/'],
    ['https://www.youtube.com/redirect?event=x&amp;q=https%3A%2F%2Fexample.org', 'https://example.org'],
    ['https://urldefense.com/v3/__https://example.org/plan__;!!abc', 'https://example.org/plan'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%3A%2F%2Fexample.org%2F',
      'https://example.org/',
    ],
  ])('through %s leads to %s', (tracked, direct) => {
    for (const quote of ['"', "'"])
      expect(pastedHtml(`<a class="x" href=${quote}${tracked}${quote}>a</a>`)).toBe(
        `<a class="x" href="${direct}">a</a>`,
      );
  });

  test.each([
    'https://example.org/url?q=https://example.net/',
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/search?q=https://example.net/',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=1s',
    'mailto:office@example.org',
    '/visit',
    '#top',
  ])('to %s stays', (address) => {
    expect(pastedHtml(`<a href="${address}">a</a>`)).toBe(`<a href="${address}">a</a>`);
  });
});

test.each([
  '<table>',
  '<tr><td>',
  '<h1>',
  '<p role=heading ',
  '<a href="',
  '<p>',
  '<p class=MsoTitle>',
  '<table',
  '<caption>',
  '<p>&nbsp;',
])('a megabyte of %s takes no long time', (part) => {
  const began = performance.now();
  pastedHtml(part.repeat(1_000_000 / part.length));
  expect(performance.now() - began).toBeLessThan(4000);
});
