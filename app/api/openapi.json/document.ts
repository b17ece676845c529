import { type ApiDocument, apiDocument } from '#lib/core/openapi/document.ts';
import { apiCalls } from './endpoints.ts';

let made: ApiDocument | undefined;

/** The API's own description, made once: it depends on the build alone. */
export function ownDocument(): ApiDocument {
  made ??= apiDocument(apiCalls);
  return made;
}
