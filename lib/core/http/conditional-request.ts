import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { requestAddress } from './outbound-request.ts';

/** The validators of a fetched version: its ETag and Last-Modified (RFC 9110, 8.8). */
type Validators = Readonly<Partial<Record<'etag' | 'last_modified', string>>>;

type Sent = Parameters<typeof requestAddress>[1] & { validators?: Validators };

/**
 * Requests an address that staff typed. Returns null if the version with these validators is still current. The caller
 * reads or discards the body.
 * @throws AppError `invalid` for a status other than 200, and as `requestAddress`
 */
export async function requestIfChanged(address: string, { validators = {}, ...sent }: Sent) {
  const { etag, last_modified } = validators;
  const conditions = {
    ...(etag && { 'if-none-match': etag }),
    ...(last_modified && { 'if-modified-since': last_modified }),
  };
  const response = await requestAddress(address, { ...sent, headers: { ...sent.headers, ...conditions } });
  const { status, headers } = response;
  if (status === 200) return { ...response, validators: validatorsOf(headers) };
  response.discard();
  if (status === 304 && Object.keys(conditions).length > 0) return null;
  throw new AppError('invalid', messages.outbound.status(status));
}

function validatorsOf(headers: Awaited<ReturnType<typeof requestAddress>>['headers']): Validators {
  const { etag, 'last-modified': last_modified } = headers;
  return { ...(etag && { etag }), ...(last_modified && { last_modified }) };
}
