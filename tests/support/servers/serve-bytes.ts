import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

interface Served {
  /** Whether parts are given when they are asked for. */
  hasRanges?: boolean;
  /** Hears of each request: the part that was asked for. */
  onAsk?: (range: string | undefined) => void;
}

/** Serves bytes as a host of podcasts does, until the test has finished. Returns their address. */
export async function serveBytes(
  bytes: Uint8Array,
  type: string,
  { hasRanges = true, onAsk }: Served = {},
): Promise<string> {
  const server = createServer(({ headers }, response) => {
    onAsk?.(headers.range);
    const [, first, last] = (hasRanges && /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')) || [];
    const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
    response.writeHead(first === undefined ? 200 : 206, {
      'content-type': type,
      'content-length': part.length,
      ...(first !== undefined && { 'content-range': range }),
    });
    response.end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('SOURCE_ALLOW_HOSTS', host);
  return `http://${host}/episode.mp3`;
}
