import { beginningOf } from '#lib/core/http/beginning-of.ts';

const timeoutMilliseconds = 10_000;

/** An answer of the site itself, or of the host of a sound. */
export interface Asked {
  status: number;
  header(name: string): string;
  /** At most this much of the body is read. */
  body: Buffer;
}

/** Why there is no answer: it took too long, or nothing could be reached. */
export type NoAnswer = 'late' | 'unreached';

/**
 * Asks an address as a directory does that follows no redirect.
 * @param mostBytes how much of the body is read; 0 asks with HEAD
 */
export async function askAddress(
  url: string,
  { mostBytes, headers = {} }: { mostBytes: number; headers?: Record<string, string> },
): Promise<Asked | NoAnswer> {
  const method = mostBytes === 0 ? 'HEAD' : 'GET';
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  try {
    const answer = await fetch(url, { method, redirect: 'manual', signal, headers });
    return {
      status: answer.status,
      header: (name) => answer.headers.get(name) ?? '',
      body: answer.body ? await beginningOf(answer.body as never, mostBytes) : Buffer.alloc(0),
    };
  } catch {
    return signal.aborted ? 'late' : 'unreached';
  }
}
