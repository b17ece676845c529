import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SermonNotes } from '#components/sermons/notes/sermon-notes.tsx';

const htmlOf = (notes: string | null) => renderToStaticMarkup(<SermonNotes sermon={{ id: 'one', notes }} />);

test('markup of others in notes is shown as the words it is', () => {
  const html = htmlOf(
    '# <script>alert(1)</script>\n- <img src=x onerror=alert(1)>\n**<b onclick=x>**[["><i>]]',
  );
  expect(html).toContain('<h3><span>&lt;script&gt;alert(1)&lt;/script&gt;</span></h3>');
  expect(html).toContain('<li><span>&lt;img src=x onerror=alert(1)&gt;</span></li>');
  expect(html.replaceAll(/<\/strong>(<span[^>]*>)?<strong>/g, '')).toContain(
    '<strong>&lt;b onclick=x&gt;</strong>',
  );
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

test('a blank stays on a line with the letters and marks that touch it', () => {
  const text = htmlOf('Faith, ([[hope]]), and **[[love]]**, abide').replaceAll(/<input [^>]*>/g, '_');
  const unbroken = [...text.matchAll(/<span class="note-unbroken">(.*?)<\/span>(?= ?<span> |<\/p>)/g)];
  expect(unbroken.map(([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''))).toEqual(['(_),', '_,']);
  expect(text.replaceAll(/<[^>]*>/g, '')).toContain('Faith, (_), and _, abide');
});
