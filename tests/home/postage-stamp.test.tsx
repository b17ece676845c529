import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostageStamp } from '#components/home/postage-stamp.tsx';

test('the words of the postmark fill the ring: some browsers know their length on the path alone, some on the text', () => {
  const html = renderToStaticMarkup(<PostageStamp />);
  expect(html).toMatch(/<text [^>]*textLength="236"[^>]*><textPath [^>]*textLength="236"/);
});
