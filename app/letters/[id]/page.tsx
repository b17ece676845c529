import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { LetterSheet } from '#components/letters/public/letter-sheet.tsx';
import { orNotFound } from '#lib/core/addresses/or-not-found.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { letterOpening, letterStructuredData } from '#lib/letters/public/letter-facts.ts';
import { findLetterPage } from '#lib/letters/queries.ts';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const letter = await find((await params).id);
  const description = letterOpening(letter);
  const metadata = pageMetadata({
    title: letter.subject,
    ...(description && { description }),
    path: unlinkedPaths.letter(letter.id),
    image: unlinkedPaths.lettersPicture,
    isTranslated: !letter.untranslated?.includes('subject'),
  });
  return { ...metadata, openGraph: { ...metadata.openGraph, type: 'article', publishedTime: letter.day } };
}

/** A letter as it was sent: its words are those of the mail, and print on one sheet. */
export default async function LetterPage({ params }: Props) {
  const letter = await find((await params).id);
  return (
    <>
      <JsonLd data={letterStructuredData(letter)} />
      <LetterSheet letter={letter} />
    </>
  );
}

/** Reads the letter once for the page and its metadata; 404 where there is none. */
const find = cache((id: string) => orNotFound(() => findLetterPage({ id })));
