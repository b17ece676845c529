import { PageLink } from '#components/ui/links/page-link.tsx';
import { messages } from '#lib/language/messages.ts';
import { libraryPath, noFilters } from '#lib/sermons/filters.ts';

interface SermonSpeakerProps {
  name: string;
  /** The address of the person of that name; null where the site shows none. */
  person: string | null;
}

/** Who preached, with the ways to the person and to the sermons of the same speaker. */
export function SermonSpeaker({ name, person }: SermonSpeakerProps) {
  return (
    <>
      <p className="mt-4 text-lg text-ink-2">
        {person === null ? (
          name
        ) : (
          <PageLink href={person} className="text-link">
            {name}
          </PageLink>
        )}
      </p>
      <p className="mt-2 print:hidden">
        <PageLink
          href={`${libraryPath({ ...noFilters, speaker: [name] })}#browse`}
          className="text-link text-sm"
        >
          {messages.series.sermonsBy(name)}
        </PageLink>
      </p>
    </>
  );
}
