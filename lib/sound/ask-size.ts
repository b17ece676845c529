import { requestAddress } from '#lib/core/http/outbound-request.ts';

/** Hosts of podcasts count downloads by addresses that lead on. */
const mostRedirects = 10;
/** The most that a row of a sermon holds. */
const mostBytes = 2 ** 31 - 1;

/**
 * Asks an address elsewhere for the size of its sound, by its headers alone. Returns bytes; null where it does not tell,
 * or is a page.
 * @throws AppError `invalid` for no answer in time
 */
export async function askSoundSize(
  address: string,
  timeoutMilliseconds: number,
  signal: AbortSignal,
): Promise<number | null> {
  const { status, headers, discard } = await requestAddress(address, {
    ...{ method: 'HEAD', timeoutMilliseconds, mostRedirects, maximumBytes: mostBytes, signal },
    headers: { 'accept-encoding': 'identity' },
  });
  discard();
  const size = Number(headers['content-length']);
  const isSound = status === 200 && !/^text\/html/i.test(headers['content-type'] ?? '');
  return isSound && Number.isSafeInteger(size) && size > 0 && size <= mostBytes ? size : null;
}
