/** @type {import('next').NextConfig} */
const config = {
  // A site serves from a copy of its build, named after what it was made from (server/build/builds.mjs).
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` checks the types; a start need not.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The server in front compresses each finished page once (server/cache/response-cache.ts).
  compress: false,
  // Pictures are drawn anew when they are uploaded: Next's converter would do it for anybody, and fill the build's folder.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Finished pages are sent whole, so their metadata belongs into their head.
  htmlLimitedBots: /.*/,
  experimental: {
    // The server in front decides by the headers, not by the address, which variant it renders.
    validateRSCRequestHeaders: false,
    // A site is built once an update: writing what the next build could start from takes longer than it saves there.
    turbopackFileSystemCacheForBuild: false,
    // The server's maps are 79 MB that no one reads; SOURCE_MAPS=true brings them back.
    turbopackSourceMaps: process.env.SOURCE_MAPS === 'true',
    // Bytes of code before it is made small. Fewer and larger files compress better.
    turbopackChunking: { minChunkSize: 200_000 },
    // Pages and routes that nobody asks for, such as most of those of staff, take no memory.
    preloadEntriesOnStart: false,
  },
  // What a page fetches ahead is named in the page, not in a header that proxies would act on.
  reactMaxHeadersLength: 0,
  // Ahead of every schema that a browser loads.
  turbopack: { resolveAlias: { zod: { browser: '#lib/core/browser/zod-in-browsers.ts' } } },
  rewrites: async () => [
    // A folder cannot be called `[id].ics`.
    { source: '/events/:id([^/]+)\\.ics', destination: '/events/:id/feed' },
    // A folder of routes cannot begin with a point for the tools that look at it.
    { source: '/.well-known/security.txt', destination: '/~well-known/security' },
    // The server in front marks the staff pages of the table; no own page can have an address below `~rooms`.
    { source: '/:room', has: [{ type: 'header', key: 'x-belltower-room' }], destination: '/~rooms/:room' },
  ],
  serverExternalPackages: ['pino', 'pg', 'sharp', 'graphile-worker'],
};

export default config;
