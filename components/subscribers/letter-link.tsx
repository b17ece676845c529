import { PageLink } from '#components/ui/links/page-link.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Topic } from '#lib/subscribers/schema.ts';

interface LetterLinkProps {
  topic: Topic;
  className?: string;
}

/** The way to letters about a topic. */
export function LetterLink({ topic, className = '' }: LetterLinkProps) {
  const { link, linkSermons } = messages.subscribers;
  return (
    <PageLink href={unlinkedPaths.subscribe([topic])} className={`text-link ${className}`}>
      {topic === 'sermons' ? linkSermons : link}
    </PageLink>
  );
}
