import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '#lib/core/html/clean-html.ts';

describe('a text of staff', () => {
  test('keeps the markup a short text needs', () => {
    const text =
      '<p>Supper, <strong>then</strong> <em>songs</em>.</p><ul><li>One</li></ul><ol><li>Two</li></ol>';
    expect(cleanHtml(text)).toBe(text);
  });

  test.each([
    ['<script>alert(1)</script>Supper', 'Supper'],
    ['<p onclick="alert(1)">Supper</p>', '<p>Supper</p>'],
    ['<p style="position:fixed">Supper</p>', '<p>Supper</p>'],
    ['<iframe src="https://player.vimeo.com/video/1"></iframe>', ''],
    ['<img src="x" onerror="alert(1)">Supper', 'Supper'],
    ['<svg><a href="javascript:alert(1)">x</a></svg>', '<a>x</a>'],
    ['<form action="/giving"><input name="a">Supper</form>', 'Supper'],
    ['<a href="javascript:alert(1)">here</a>', '<a>here</a>'],
    ['<a href="//elsewhere.example/x">here</a>', '<a>here</a>'],
    ['<p>unclosed', '<p>unclosed</p>'],
    // Browsers read these as text up to another place than a parser of markup does.
    ['<p>a<textarea><b></textarea/><img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>x', '<p></p>x'],
    ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  ])('loses what could do harm: %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  test('shows what stands in a pile of frames as text, and reads it once', () => {
    const pile = `${'<iframe>'.repeat(5000)}<img src=x onerror=alert(1)>`;
    expect(cleanHtml(pile)).not.toContain('<');
  });

  test('has headings below those of the page', () => {
    expect(cleanHtml('<h1>Rides</h1>')).toBe('<h3>Rides</h3>');
  });

  test('opens links to other sites in a new tab, and its own in place', () => {
    expect(cleanHtml('<a href="https://example.org/">x</a>')).toBe(
      '<a href="https://example.org/" target="_blank" rel="noopener">x</a>',
    );
    expect(cleanHtml('<a href="/visit">x</a>')).toBe('<a href="/visit">x</a>');
  });

  test('is the same however often it is cleaned', () => {
    const markup = fc.string({
      unit: fc.constantFrom('<', '>', '"', "'", '&', '/', 'a', 'p', 'script', ' href=', 'on'),
    });
    fc.assert(
      fc.property(markup, (html) => {
        const once = cleanHtml(html);
        expect(cleanHtml(once)).toBe(once);
      }),
    );
  });
});
