import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A site of the corpus: a frame, and the content of each page by its address. */
export interface CorpusSite {
  name: string;
  encoding: BufferEncoding;
  pages: Readonly<Record<string, string>>;
  redirects?: Readonly<Record<string, string>>;
  /** Other answers, by their address. */
  files?: (
    origin: string,
  ) => Readonly<Record<string, { type: string; body: string | Buffer; status?: number }>>;
}

const parishPages = {
  '/': 'index.html',
  '/about': 'about.html',
  '/about/staff': 'staff.html',
  '/about/history.html': 'history.html',
  '/new-here': 'new-here.html',
  '/bulletins': 'bulletins.html',
  '/sacraments': 'sacraments.html',
  '/contact': 'contact.html',
  '/privacy': 'privacy.html',
  '/blog': 'blog.html',
  '/2026/10/05/nets': 'nets.html',
  '/2026/09/12/lamp': 'lamp.html',
};

const sitemap = (addresses: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((each) => `<url><loc>${each}</loc></url>`).join('')}</urlset>`;

export const parish: CorpusSite = {
  name: 'parish',
  encoding: 'utf8',
  pages: parishPages,
  redirects: {
    '/home': '/',
    '/staff/': '/about/staff',
    '/?p=37': '/2026/09/12/lamp',
    '/?p=41': '/2026/10/05/nets',
  },
  files: (origin) => ({
    '/robots.txt': {
      type: 'text/plain',
      body: `User-agent: *\nDisallow: /members/\nSitemap: ${origin}/sitemap-index.xml\nSitemap: https://other.example.org/sitemap.xml\n`,
    },
    '/sitemap-index.xml': {
      type: 'application/xml',
      body: `<sitemapindex><sitemap><loc>${origin}/pages.xml.gz</loc></sitemap></sitemapindex>`,
    },
    '/pages.xml.gz': {
      type: 'application/gzip',
      body: gzipSync(sitemap([...Object.keys(parishPages), '/home'].map((path) => `${origin}${path}`))),
    },
    '/members/area': { type: 'text/html', body: '<h1>Sign in</h1>', status: 401 },
    '/category/letters/': { type: 'text/html', body: '<h1>Letters</h1><a href="/2026/10/05/nets">Nets</a>' },
  }),
};

export const chapel: CorpusSite = {
  name: 'chapel',
  encoding: 'latin1',
  pages: {
    '/': 'index.htm',
    '/index.htm': 'index.htm',
    '/beliefs.htm': 'beliefs.htm',
    '/music.htm': 'music.htm',
    '/deacons.htm': 'deacons.htm',
    '/find.htm': 'find.htm',
  },
};

export const wix: CorpusSite = {
  name: 'wix',
  encoding: 'utf8',
  pages: {
    '/': 'home.html',
    '/about-us': 'about-us.html',
    '/meet-the-team': 'meet-the-team.html',
    '/groups': 'groups.html',
    '/faq': 'faq.html',
    '/blog': 'blog.html',
    '/post/bees-in-the-steeple': 'bees-in-the-steeple.html',
  },
};

export const iglesia: CorpusSite = {
  name: 'iglesia',
  encoding: 'utf16le',
  pages: {
    '/inicio': 'inicio.html',
    '/nosotros': 'nosotros.html',
    '/equipo': 'equipo.html',
    '/en/about': 'en-about.html',
  },
  redirects: { '/': '/inicio' },
};

export const riverside: CorpusSite = {
  name: 'riverside',
  encoding: 'utf8',
  pages: {
    '/': 'index.html',
    '/plan-a-visit.html': 'plan-a-visit.html',
    '/serve.html': 'serve.html',
    '/elders.html': 'elders.html',
  },
};

const folder = join(import.meta.dirname, 'corpus');

/** The content of a page, as it stands in its file. */
export function contentOf(site: CorpusSite, path: string): { title: string; head: string; html: string } {
  const text = readFileSync(join(folder, site.name, 'pages', site.pages[path] ?? ''), 'utf8');
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
  const [, head = ''] = /<head-meta>([\s\S]*?)<\/head-meta>/.exec(text) ?? [];
  const html = text
    .replace(/<title>[^<]*<\/title>\n?/, '')
    .replace(/<head-meta>[\s\S]*?<\/head-meta>\n?/, '');
  return { title, head, html };
}

/** Answers as the site does; every picture is `picture`. `asked` gets every address. */
export function serve(site: CorpusSite, asked: string[] = [], picture: Buffer = Buffer.alloc(0)) {
  const frame = readFileSync(join(folder, site.name, 'frame.html'), 'utf8');
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    const origin = `http://${request.headers.host}`;
    asked.push(url);
    const to = site.redirects?.[url];
    const file = site.files?.(origin)[url];
    if (to !== undefined) response.writeHead(301, { location: to }).end();
    else if (file) response.writeHead(file.status ?? 200, { 'content-type': file.type }).end(file.body);
    else if (/\.(?:jpg|png|gif)$/.test(url))
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else if (url.endsWith('.pdf'))
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7\n%%EOF');
    else if (Object.hasOwn(site.pages, url)) {
      const { title, head, html } = contentOf(site, url);
      const number = String(Object.keys(site.pages).indexOf(url) + 1);
      const page = frame
        .replace('</head>', () => `${head}</head>`)
        .replaceAll('{title}', () => title)
        .replaceAll('{content}', () => html)
        .replaceAll('{n}', number)
        .replaceAll('{class}', `page-${number}`)
        .replaceAll('{origin}', origin);
      const bytes = Buffer.from(page, site.encoding);
      const mark = site.encoding === 'utf16le' ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0);
      response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.concat([mark, bytes]));
    } else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  };
}
