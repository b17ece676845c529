import { answering } from '#lib/core/operations/route.ts';
import { readResponse } from '#lib/core/operations/route-response.ts';
import { ownDocument } from './document.ts';

/** The API as OpenAPI 3.1. */
export const GET = answering('apiDocument', async (request) => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return readResponse(request, JSON.stringify(ownDocument()), new Headers(headers));
});
