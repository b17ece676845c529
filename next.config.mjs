/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The server in front compresses each finished page once (lib/response-cache.ts).
  compress: false,
  reactStrictMode: true,
  serverExternalPackages: ['pino', 'pg', 'sharp'],
};

export default config;
