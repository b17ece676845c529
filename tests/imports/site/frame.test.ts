import { describe, expect, test } from 'vitest';
import { FrameCount, withoutFrame } from '#lib/imports/site/pages/frame.ts';
import { pageTree } from '#lib/imports/site/pages/page-tree.ts';
import { textWithin } from '#lib/imports/wordpress/pages/markup.ts';

const base = 'https://old.church.test/about/';

/** The words that are left of each page. */
function leftOf(pages: readonly string[], { isMarked = false, group = 'page' } = {}): string[] {
  const count = new FrameCount();
  for (const page of pages) count.note(pageTree(page), base, group);
  const digests = count.above(0.5);
  return pages.map((page) => {
    const tree = pageTree(page);
    withoutFrame(tree, base, { digests, isMarked });
    return textWithin(tree);
  });
}

const menu = (current: string) =>
  `<div class="menu ${current}">${['Home', 'About', 'Visit', 'Give']
    .map((name) => (name === current ? `<span class="now">${name}</span>` : `<a href="/${name}">${name}</a>`))
    .join('')}</div>`;

describe('the frame of pages', () => {
  test('goes, whatever is marked as the page that is shown', () => {
    const pages = ['Home', 'About', 'Visit'].map(
      (name) =>
        `${menu(name)}<div><p>The words of ${name} alone, which are its own.</p></div><div class="f">© the parish of the harbor</div>`,
    );
    expect(leftOf(pages)).toEqual(
      ['Home', 'About', 'Visit'].map((name) => `The words of ${name} alone, which are its own.`),
    );
  });

  test('is what stands on half of the pages', () => {
    const side = '<aside><p>Mass times are on Saturday at five</p></aside>';
    const pages = [`<p>One</p>${side}`, `<p>Two</p>${side}`, '<p>Three</p>', '<p>Four</p>'];
    expect(leftOf(pages)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(leftOf([...pages, '<p>Five</p>'])[0]).toContain('Mass times');
  });

  test('is no word of a sentence, and no short line that several pages happen to share', () => {
    const pages = ['One', 'Two', 'Three', 'Four'].map(
      (name, at) =>
        `<p>On ${name} we pray <b>for peace</b> <a href="/x">here</a>.</p>${at < 3 ? '<h3>When</h3>' : ''}`,
    );
    expect(leftOf(pages)[0]).toBe('On One we pray for peace here. When');
  });

  test('is no list of the content that the menu has, too', () => {
    const list = '<ul><li><a href="/youth">Youth</a></li><li><a href="/pantry">Food pantry</a></li></ul>';
    const pages = ['Ministries', 'One', 'Two', 'Three'].map(
      (name) =>
        `<div class="menu">${list}</div><main><p>Of ${name}.</p>${name === 'Ministries' ? list : ''}</main>`,
    );
    expect(leftOf(pages)).toEqual(['Of Ministries. Youth Food pantry', 'Of One.', 'Of Two.', 'Of Three.']);
  });

  test('of one page is what it marks as its head and its foot', () => {
    const page =
      '<header><p>The parish</p></header><main><header><h1>Welcome</h1></header><p>All of you.</p></main><footer>Harbor Road</footer>';
    expect(leftOf([page], { isMarked: true })).toEqual(['Welcome All of you.']);
    expect(leftOf([page])[0]).toContain('Harbor Road');
  });
});
