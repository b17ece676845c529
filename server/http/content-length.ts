import type { ServerResponse } from 'node:http';
import { lengthHeader } from '#lib/core/http/internal-headers.ts';

/** Makes a response of Next start with the Content-Length that its route has stated, if any. */
export function withContentLength(response: ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const length = response.getHeader(lengthHeader);
    if (length !== undefined) response.setHeader('Content-Length', length);
    response.removeHeader(lengthHeader);
    return writeHead(...given);
  };
  return response;
}
