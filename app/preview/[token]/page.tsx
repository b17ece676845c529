import '#components/form/field.css';
import type { Metadata } from 'next';
import { cache } from 'react';
import { OwnPage } from '#components/site-pages/own-page.tsx';
import { orNotFound } from '#lib/core/addresses/or-not-found.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { findPreviewedPage } from '#lib/site-pages/preview/queries.ts';
import { filledText, loadBlocks } from '#lib/site-pages/public/load-blocks.ts';

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
  const notice = (
    <div className="bg-gold text-ink">
      <p className="wrap py-3 font-semibold">{messages.pageViews.preview}</p>
    </div>
  );
  return <OwnPage page={page} lead={filledText(page.summary)} blocks={blocks} notice={notice} />;
}

/** Reads the page once for itself and its metadata; 404 for a link that has ended. */
const find = cache((token: string) => orNotFound(() => findPreviewedPage({ token })));
