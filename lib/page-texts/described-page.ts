import type { Metadata } from 'next';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { pageTexts } from './queries.ts';
import type { PageTextKey } from './register.ts';

type DescriptionKey = Extract<PageTextKey, `${string}.description`>;

/** Returns the metadata of a page with the description that staff write; of one that is not written yet, it says so. */
export async function describedPage(title: string, key: DescriptionKey, path: string): Promise<Metadata> {
  const description = shownAddress(path) ? (await pageTexts())[key] : messages.churchPages.notWritten;
  return pageMetadata({ title, description, path });
}
