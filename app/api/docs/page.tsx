import { ApiReference } from '@/components/api-docs/api-reference';
import { pageMetadata } from '@/lib/metadata';
import { readableAreas, readableThings } from '@/lib/openapi/reading';
import { paths } from '@/lib/paths';
import { ownDocument } from '../openapi.json/document';

export const metadata = {
  ...pageMetadata({
    title: 'The API',
    description: 'Every call that programs may make to this site, with what it takes and answers.',
    path: paths.apiDocs,
  }),
  robots: { index: false, follow: false },
};

export default function ApiDocsPage() {
  return <ApiReference areas={readableAreas(ownDocument())} things={readableThings(ownDocument())} />;
}
