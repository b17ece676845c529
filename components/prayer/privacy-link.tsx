import { PageLink } from '#components/ui/links/page-link.tsx';

/** The way from the form to the church's page about privacy; nothing without its words. */
export function PrivacyLink({ words }: { words: string | undefined }) {
  return (
    words && (
      <p className="mt-6 text-sm">
        <PageLink href="/privacy" className="text-link">
          {words}
        </PageLink>
      </p>
    )
  );
}
