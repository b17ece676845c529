import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SermonNotes } from '#components/sermons/notes/sermon-notes.tsx';

const htmlOf = (notes: string | null) => renderToStaticMarkup(<SermonNotes sermon={{ id: 'one', notes }} />);

test('markup of others in notes is shown as the words it is', () => {
  const html = htmlOf(
    '# <script>alert(1)</script>\n- <img src=x onerror=alert(1)>\n**<b onclick=x>**[["><i>]]',
  );
  expect(html).toContain('<h3>&lt;script&gt;alert(1)&lt;/script&gt;</h3>');
  expect(html).toContain('<li>&lt;img src=x onerror=alert(1)&gt;</li>');
  expect(html).toContain('<strong>&lt;b onclick=x&gt;</strong>');
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
});

test('the word of a blank is not in the page, and its field says which it is', () => {
  const html = htmlOf('God is [[love]].\n[[]]\n[[]]');
  expect(html).not.toContain('love');
  expect(html).toMatch(/<input [^>]*aria-label="Blank 1"/);
  expect(html).toMatch(/<textarea [^>]*aria-label="Blank 2"[^>]*rows="2"/);
});

test('a sermon without notes shows nothing of them', () => {
  expect(htmlOf(null)).toBe('');
});
