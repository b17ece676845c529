import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lines } from '#components/ui/text/lines.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { Times } from '#components/ui/text/times.tsx';

test('times keep their order within a right-to-left text', () => {
  expect(renderToStaticMarkup(<Times of="6:00 PM - 8:00 PM" />)).toBe(
    '<bdi class="inline-block">6:00 PM - 8:00 PM</bdi>',
  );
  expect(renderToStaticMarkup(<Times of="Sundays at 9:00 AM and 11:00 AM in the hall" />)).toBe(
    '<span>Sundays at </span><bdi class="whitespace-nowrap">9:00 AM</bdi><span> and </span>' +
      '<bdi class="whitespace-nowrap">11:00 AM</bdi><span> in the hall</span>',
  );
});

test('written words run in the direction of their own letters', () => {
  expect(renderToStaticMarkup(<Lines of={'Welcome!\nשלום!'} />)).toBe(
    '<bdi>Welcome!</bdi><br/><bdi>שלום!</bdi>',
  );
  expect(renderToStaticMarkup(<RichText html="<p>שלום <b>לכם</b>!</p>" />)).toBe(
    '<p dir="auto">שלום <b>לכם</b>!</p>',
  );
});

test('paragraphs of a quotation stand below each other, and lists in lists keep their numbers', () => {
  expect(
    renderToStaticMarkup(<RichText html="<blockquote><p>Be still.</p><p>Psalm 46</p></blockquote>" />),
  ).toBe(
    '<blockquote dir="auto" class="my-4 border-s-2 border-rule ps-5">Be still.<span class="block mt-2">Psalm 46</span></blockquote>',
  );
  expect(renderToStaticMarkup(<RichText html="<ul><li>Bring<ol><li>bread</li></ol></li></ul>" />)).toContain(
    '<ol class="mt-2 list-decimal ps-5"><li>bread</li></ol>',
  );
});
