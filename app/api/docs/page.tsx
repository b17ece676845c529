import type { Metadata } from 'next';
import { ownDocument } from '#app/api/openapi.json/document.ts';
import { ApiReference } from '#components/church-pages/api-docs/api-reference.tsx';
import { readableAreas, readableThings } from '#lib/core/openapi/reading.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'The API',
    description: 'Every call that programs may make to this site, with what it takes and answers.',
    path: machinePaths.apiDocs,
  });

export default async function ApiDocsPage() {
  const document = await ownDocument();
  return <ApiReference areas={readableAreas(document)} things={readableThings(document)} />;
}
