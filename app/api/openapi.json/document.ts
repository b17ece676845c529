import { currentChurch } from '#lib/core/church/current-church.ts';
import { type ApiDocument, apiDocument } from '#lib/core/openapi/document.ts';
import { apiCalls } from './endpoints.ts';

let made: { of: string; document: ApiDocument } | undefined;

/** The API's own description, made once a name of the church: all else of it depends on the build alone. */
export function ownDocument(): ApiDocument {
  const of = currentChurch().name;
  if (made?.of !== of) made = { of, document: apiDocument(apiCalls) };
  return made.document;
}
