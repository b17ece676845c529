import type { Metadata } from 'next';
import { MissingHere } from '#components/layout/missing-here.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata => ({
  title: { absolute: `${messages.pages.notFound.title} - ${currentChurch().name}` },
  robots: { index: false },
});

/** Sent with every page, for one that is gone while the site is open: so it is small. */
export default function NotFound() {
  return <MissingHere title={messages.pages.notFound.title} />;
}
