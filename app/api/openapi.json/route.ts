import { readResponse } from '#lib/core/operations/routes/response.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { ownDocument } from './document.ts';

/** The API as OpenAPI 3.1. */
export const GET = answering('apiDocument', async (request) => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return readResponse(request, JSON.stringify(await ownDocument()), new Headers(headers));
});
