import '#components/form/field.css';
import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LateRefresh } from '#components/live-updates/late-refresh.tsx';
import { OwnPage } from '#components/site-pages/own-page.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { orNotFound } from '#lib/core/addresses/or-not-found.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { messages } from '#lib/language/messages.ts';
import { sitePageTexts } from '#lib/site-pages/page-texts.ts';
import { descriptionOf } from '#lib/site-pages/public/description.ts';
import { filledText, loadBlocks } from '#lib/site-pages/public/load-blocks.ts';
import { pageStructuredData, questionsStructuredData } from '#lib/site-pages/public/structured-data.ts';
import { findPage } from '#lib/site-pages/queries.ts';
import { readReadyPages } from '#lib/site-pages/spoken-pages.ts';

interface Props {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await find((await params).path.join('/'));
  const { id, kind, path, title, is_unlisted, published_at } = page;
  const description = descriptionOf(page);
  const metadata = pageMetadata({
    title,
    ...(description && { description }),
    path,
    image: unlinkedPaths.ownPagePicture(id),
    isTranslated: (await readReadyPages()).has(id),
  });
  if (is_unlisted)
    return {
      ...metadata,
      alternates: { canonical: inLanguage(path) },
      robots: { index: false, follow: false },
    };
  if (kind === 'page') return metadata;
  const types = {
    'application/atom+xml': [
      { url: inLanguage(unlinkedPaths.newsFeed), title: messages.pageViews.newsFrom(currentChurch().name) },
    ],
  };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types },
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(published_at && { publishedTime: published_at }),
    },
  };
}

/** A page or a news post of the church's own. The server asks for public addresses only. */
export default async function OwnPagePage({ params }: Props) {
  const page = await find((await params).path.join('/'));
  const blocks = await loadBlocks(page.blocks, page);
  const lead = filledText(page.summary);
  const questions = questionsStructuredData(blocks);
  return (
    <>
      <MostlyUntranslated of={[spokenWords(sitePageTexts, page)]} />
      <JsonLd data={pageStructuredData({ ...page, summary: lead })} />
      {questions && <JsonLd data={questions} />}
      <OwnPage page={page} lead={lead} blocks={blocks} />
      <LateRefresh topic="pages" also="events" />
    </>
  );
}

/** Reads the page once for itself and its metadata; 404 when there is none. */
const find = cache((path: string) => orNotFound(() => findPage({ path: `/${path}` })));
