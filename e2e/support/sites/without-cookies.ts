import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './start-site.ts';

/** The same site at a port of its own, as a browser sees it that keeps no cookies: none comes and none goes. */
export async function startWithoutCookies(origin: string): Promise<Pick<Site, 'origin' | 'stop'>> {
  const server = createServer((asked, response) => {
    const { cookie: _, ...headers } = asked.headers;
    const sent = request(origin + asked.url, { method: asked.method, headers }, (answer) => {
      const { 'set-cookie': _, ...kept } = answer.headers;
      answer.pipe(response.writeHead(answer.statusCode ?? 502, kept));
    });
    sent.on('error', () => response.destroy());
    response.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
