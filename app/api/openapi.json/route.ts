import { answering } from '@/lib/route';
import { readResponse } from '@/lib/route-answer';
import { ownDocument } from './document';

/** The API as OpenAPI 3.1 (api.md). */
export const GET = answering('apiDocument', async (request) => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return readResponse(request, JSON.stringify(ownDocument()), new Headers(headers));
});
