import type { Metadata } from 'next';
import { ownDocument } from '#app/api/openapi.json/document.ts';
import { ApiReference } from '#components/api-docs/api-reference.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { readableAreas, readableThings } from '#lib/core/openapi/reading.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'The API',
    description: 'Every call that programs may make to this site, with what it takes and answers.',
    path: unlinkedPaths.apiDocs,
  });

export default async function ApiDocsPage() {
  const document = await ownDocument();
  return <ApiReference areas={readableAreas(document)} things={readableThings(document)} />;
}
