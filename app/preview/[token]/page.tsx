import '#components/form/field.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OwnPage } from '#components/site-pages/own-page.tsx';
import { PreviewNotice } from '#components/site-pages/preview-notice.tsx';
import { AppError } from '#lib/core/operations/errors.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { findPreviewedPage } from '#lib/site-pages/preview/queries.ts';
import { filledText, loadBlocks } from '#lib/site-pages/shown/load-blocks.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await find((await params).token);
  return { ...pageMetadata({ title }), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** A page with its draft, for everyone with the link. It reads no session; the server sends it without scripts and stores nothing. */
export default async function PreviewPage({ params }: Props) {
  const page = await find((await params).token);
  const blocks = await loadBlocks(page.blocks);
  return <OwnPage page={page} lead={filledText(page.summary)} blocks={blocks} notice={<PreviewNotice />} />;
}

/** Reads the page once for itself and its metadata; 404 for a link that has ended. */
const find = cache(async (token: string) => {
  try {
    return await findPreviewedPage({ token });
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid')) notFound();
    throw error;
  }
});
