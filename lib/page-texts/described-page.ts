import type { Metadata } from 'next';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { pageTexts } from './queries.ts';
import type { PageTextKey } from './register.ts';

type DescriptionKey = Extract<PageTextKey, `${string}.description`>;

/** Returns the metadata of a page with the description that staff write. */
export async function describedPage(title: string, key: DescriptionKey, path: string): Promise<Metadata> {
  return pageMetadata({ title, description: (await pageTexts())[key], path });
}
