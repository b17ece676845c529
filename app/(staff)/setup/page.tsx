import type { Metadata } from 'next';
import { SetupIsland } from '#components/setup/setup-island.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { stepOf } from '#lib/setup/steps.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: messages.staffPages.setup.title, path: paths.setup });

interface Props {
  searchParams: Promise<QueryOf<'/setup'>>;
}

export default async function SetupPage({ searchParams }: Props) {
  return <SetupIsland step={stepOf((await searchParams).step)} />;
}
