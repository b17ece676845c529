import type { ServerResponse } from 'node:http';
import { lengthHeader } from '#lib/core/http/internal-headers.ts';

/** Has a response that Next sends begin with the Content-Length that its route has told, where it has. */
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
