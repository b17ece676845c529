import { inMebibytes, largestBodyBytes, largestUploadBodyBytes } from '#lib/core/http/body-limits.ts';

/** The conventions of every call, as the document's description: Markdown in short paragraphs. */
export const conventions = [
  'JSON in and out, UTF-8, the column names in snake_case. Unknown keys are ignored.',
  'Texts contain no control characters, except line breaks and tabs in texts of several lines: 422 on their field.',
  'Success is 200 with the row or list, 201 with the new row and its `Location`, or 204 without content. Failure is `application/problem+json` (RFC 9457); `detail` is for people, `errors` maps a field to its messages.',
  'Calls for admins need the session cookie of sign-in. A change needs an `Origin` of this site, or none: what another website’s page sends is refused with 403. Other websites are not allowed (there is no CORS), except to read `/status.json`.',
  'Lists take `limit` (1 to 200) and `offset` where they are named; `X-Total-Count` is the total. A read has an `ETag`, and `If-None-Match` answers 304.',
  'An update may carry the row’s `updated_at`, as it was read, in `If-Match`. When the row has changed meanwhile the answer is 409 with the row as it is now in `current`, and nothing is written.',
  `A body may have ${inMebibytes(largestBodyBytes)} MiB, an upload ${inMebibytes(largestUploadBodyBytes)} MiB with its envelope. An address answers a method it does not take with 405 and \`Allow\`, OPTIONS with 204 and \`Allow\`, HEAD as GET without the body.`,
].join('\n\n');
