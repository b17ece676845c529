import { describe, expect, test } from 'vitest';
import { isPostAddress, pageHead } from '#lib/imports/site/pages/page-head.ts';
import { titlesWithoutName } from '#lib/imports/site/pages/titles.ts';
import { baseOf } from '#lib/imports/site/reader/links.ts';
import { domainOf, siteFolder, siteIdentity } from '#lib/imports/site/reader/own-domain.ts';
import { isList, mayBePage } from '#lib/imports/site/reader/ranked-address.ts';
import { robotsOf } from '#lib/imports/site/reader/robots.ts';
import { readSitemap } from '#lib/imports/site/reader/sitemap.ts';

test.each([
  ['https://www.grace.org/', 'grace.org'],
  ['https://blog.grace.org/x', 'grace.org'],
  ['https://grace.co.uk/', 'grace.co.uk'],
  ['https://grace.github.io/', 'grace.github.io'],
  ['https://grace.wixsite.com/home', 'grace.wixsite.com'],
  ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
])('the domain of %s is %s', (address, domain) => {
  expect(domainOf(new URL(address))).toBe(domain);
});

test.each([
  ['https://www.grace.org/welcome', 'grace.org', ''],
  ['http://grace.org', 'grace.org', ''],
  ['https://grace.wixsite.com/Home-Church/about', 'grace.wixsite.com/home-church', '/Home-Church'],
  ['https://sites.google.com/view/grace/about', 'sites.google.com/view/grace', '/view/grace'],
])('%s is the site %s', (address, identity, folder) => {
  expect([siteIdentity(new URL(address)), siteFolder(new URL(address))]).toEqual([identity, folder]);
});

describe('robots.txt', () => {
  test('has rules for every robot, and sitemaps wherever they stand', () => {
    const text =
      'Sitemap: https://a.test/one.xml\r\nUser-agent: Googlebot\r\nUser-agent: *\r\nDisallow: /a\r\nAllow: /a/b\r\n\r\nUser-agent: Other\r\nDisallow: /\r\nSitemap: https://a.test/two.xml';
    expect(robotsOf(text, 'Belltower')).toEqual({
      disallowed: ['/a'],
      sitemaps: ['https://a.test/one.xml', 'https://a.test/two.xml'],
    });
  });

  test('has rules for this robot that go before those', () => {
    const text = 'User-agent: *\nDisallow: /\nUser-agent: belltower\nDisallow: /members';
    expect(robotsOf(text, 'Belltower').disallowed).toEqual(['/members']);
  });
});

describe('a sitemap', () => {
  test('names pages, and not their pictures', () => {
    const text =
      '<?xml version="1.0"?><urlset xmlns:image="x"><url><loc> https://a.test/?a=1&amp;b=2 </loc><image:image><image:loc>https://a.test/p.jpg</image:loc></image:image></url></urlset>';
    expect(readSitemap(text, 10)).toEqual({ pages: ['https://a.test/?a=1&b=2'], sitemaps: [] });
  });

  test('names further ones, or is a list of lines', () => {
    const index = '<sitemapindex><sitemap><loc>https://a.test/s.xml</loc></sitemap></sitemapindex>';
    expect(readSitemap(index, 10).sitemaps).toEqual(['https://a.test/s.xml']);
    expect(readSitemap('https://a.test/1\nhttps://a.test/2\nno', 10).pages).toHaveLength(2);
    expect(readSitemap('https://a.test/1\nhttps://a.test/2', 1).pages).toHaveLength(1);
  });
});

test.each([
  ['/tag/choir/', true],
  ['/category/news', true],
  ['/category/news/', true],
  ['/blog/category/news/x', true],
  ['/page/3', true],
  ['/2025/10/', true],
  ['/calendar/2026-11', true],
  ['/events/month/', true],
  ['/blog?offset=12', true],
  ['/feed/', true],
  ['/2025/10/5/nets', false],
  ['/archives/12', false],
  ['/about?utm_source=x', false],
  ['/events/picnic', false],
])('%s is a list of others: %s', (path, expected) => {
  expect(isList(`https://a.test${path}`)).toBe(expected);
});

test.each([
  ['/about', true],
  ['/about.html', true],
  ['/plan.pdf', true],
  ['/wp-json/wp/v2/pages', false],
  ['/photo.JPG', false],
  ['/sermon.mp3', false],
  ['/cart/', false],
])('%s may be a page: %s', (path, expected) => {
  expect(mayBePage(`https://a.test${path}`)).toBe(expected);
});

test('titles lose the name of the site before or behind, and keep what is theirs', () => {
  const titles = ['About | Grace', 'Staff - our team | Grace', 'Grace', 'Faith – a series | Grace'];
  expect(titles.map(titlesWithoutName(titles, []))).toEqual([
    'About',
    'Staff - our team',
    '',
    'Faith – a series',
  ]);
  const before = ['Grace: Home', 'Grace - About', 'Grace - Visit'];
  expect(before.map(titlesWithoutName(before, ['Grace']))).toEqual(['Grace: Home', 'About', 'Visit']);
});

test('a base is resolved against its page, and is the page without one', () => {
  expect(baseOf('<base href="../x/">', 'https://a.test/b/c/')).toBe('https://a.test/b/x/');
  expect(baseOf('<p>no base</p>', 'https://a.test/b')).toBe('https://a.test/b');
});

describe('a post', () => {
  test.each([
    ['/2025/10/5/nets', true],
    ['/blog/nets', true],
    ['/post/nets', true],
    ['/blog', false],
    ['/about/staff', false],
  ])('%s is one by its address: %s', (path, expected) => {
    expect(isPostAddress(`https://a.test${path}`)).toBe(expected);
  });

  test('has its date and author from what it says of itself, and no page has one', () => {
    const head = (html: string, path: string) => {
      const { published, author, number } = pageHead(html, `https://a.test${path}`);
      return [published, author, number];
    };
    const time = '<time datetime="2024-02-03">February 3</time>';
    expect(head(time, '/blog/a')).toEqual(['2024-02-03', '', '']);
    expect(head(time, '/about')).toEqual(['', '', '']);
    expect(head('', '/2023/4/9/b')).toEqual(['2023-04-09', '', '']);
    const script =
      '<script type="application/ld+json">[{"@type":"WebSite"},{"@type":["NewsArticle"],"datePublished":"2022-01-02T03:04:05Z","author":[{"name":"Ann Lee"}]}]</script>';
    expect(head(`<body class="single postid-9">${script}</body>`, '/x')).toEqual([
      '2022-01-02T03:04:05Z',
      'Ann Lee',
      '/?p=9',
    ]);
    expect(head('<script type="application/ld+json">{broken</script>', '/x')).toEqual(['', '', '']);
  });
});
