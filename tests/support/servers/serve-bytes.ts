import { listenAsSource } from './listen.ts';

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
  const { origin } = await listenAsSource(({ headers }, response) => {
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
  return `${origin}/episode.mp3`;
}
