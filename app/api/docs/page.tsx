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

export default function ApiDocsPage() {
  return <ApiReference areas={readableAreas(ownDocument())} things={readableThings(ownDocument())} />;
}
