import './ministry-card.css';
import { Plate } from '#components/art/plate.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { Times } from '#components/ui/text/times.tsx';
import type { Tone } from '#lib/art/palette/palette.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { withParagraphs } from '#lib/core/html/with-paragraphs.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { type LangAttributes, langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { longerThanWindow } from '#lib/ministries/description-length.ts';
import { ministryImageUrl, ministryLink } from '#lib/ministries/image-url.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import { lookOf } from './category-look.ts';
import { MinistryControlsIsland } from './ministry-islands.tsx';
import { MinistryPicture } from './refresh-area.tsx';

interface MinistryCardProps {
  ministry: Ministry;
  /** The name of its category as shown. */
  category: string;
  isStored: boolean;
  /** Whether letters about it can be subscribed to. */
  hasLetters?: boolean;
}

/** A ministry: picture or plate, leader, time, and its description in a scrolling box. Without a title it has its category's. */
export function MinistryCard({ ministry: stored, category, isStored, hasLetters }: MinistryCardProps) {
  const ministry = { ...stored, title: isBlank(stored.title) ? category : stored.title };
  const { tone, edge } = lookOf(ministry.category);
  const link = ministryLink(ministry.link);
  const titleId = `ministry-${ministry.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className={`relative grid overflow-hidden rounded-card border border-ink/15 bg-[#fffdf8] before:absolute before:inset-y-0 before:start-0 before:z-10 before:w-1.5 md:grid-cols-[minmax(15rem,2fr)_3fr] ${edge}`}
    >
      <div className="relative aspect-16/9 md:aspect-auto md:min-h-full">
        <Picture ministry={ministry} tone={tone} />
      </div>
      <div className="flex min-w-0 flex-col items-start p-6 md:p-8">
        <Static className="contents">
          <Badge tone={tone}>{category}</Badge>
          <h3 id={titleId} className="mt-3 max-w-full text-2xl wrap-anywhere" {...langOf(ministry, 'title')}>
            {ministry.title}
          </h3>
          <dl className="mt-3 grid gap-1.5 text-sm">
            {ministry.leadername && (
              <MinistryFact kind="people" label={messages.ministryPage.leader} text={ministry.leadername} />
            )}
            {ministry.meetingtimes && (
              <MinistryFact
                kind="time"
                label={messages.ministryPage.time}
                text={ministry.meetingtimes}
                marks={langOf(ministry, 'meetingtimes')}
              />
            )}
          </dl>
        </Static>
        {ministry.description && <Description ministry={ministry} />}
        {(link || isStored) && (
          <div className="mt-4 flex w-full flex-wrap items-center gap-4">
            {link && (
              <a href={inLanguage(link)} className="text-link font-semibold">
                <span>{messages.ministryPage.learnMore}</span>
                <OfMinistry ministry={ministry} />
              </a>
            )}
            {isStored && hasLetters && (
              <PageLink href={unlinkedPaths.subscribe([`ministry:${ministry.id}`])} className="text-link">
                <span>{messages.subscribers.link}</span>
                <OfMinistry ministry={ministry} />
              </PageLink>
            )}
            {isStored && <MinistryControlsIsland id={ministry.id} title={ministry.title} />}
          </div>
        )}
      </div>
    </article>
  );
}

/** The box scrolls where the text is longer; 'Read on' opens all of it, without scripts too. */
function Description({ ministry }: { ministry: Ministry }) {
  const { title } = ministry;
  const text = withParagraphs(ministry.description);
  const longer = longerThanWindow(text);
  return (
    <div className="ministry-about" data-longer={longer ?? undefined}>
      {longer && (
        <details>
          <summary className="text-link">
            <span className="ministry-read-on">{messages.ministryPage.readOn}</span>{' '}
            <span className="ministry-read-less">{messages.ministryPage.readLess}</span>
            <OfMinistry ministry={ministry} />
          </summary>
        </details>
      )}
      <Static
        as="section"
        aria-label={messages.ministryPage.about(title)}
        tabIndex={0}
        className="ministry-description"
        {...langOf(ministry, 'description')}
        // Cleaned by lib/core/html/clean-html.ts. A scrolling box must be reachable by keyboard.
        markup={text}
      />
    </div>
  );
}

/** For screen readers: which ministry a link is of. */
function OfMinistry({ ministry }: { ministry: Ministry }) {
  return (
    <span className="sr-only">
      <Naming
        of={messages.ministryPage.ofMinistry(ministry.title)}
        untranslated={untranslatedTexts([ministry], 'title')}
      />
    </span>
  );
}

function Picture({ ministry, tone }: { ministry: Ministry; tone: Tone }) {
  const changedAt = Date.parse(ministry.updated_at);
  const plate = (
    <Plate
      seed={ministry.id}
      kind="ministry"
      title={ministry.title}
      tone={tone}
      shape="photo"
      className="absolute inset-0 size-full"
    />
  );
  if (!ministry.imageurl || !ministryImageUrl(ministry.imageurl, changedAt)) return plate;
  return (
    <MinistryPicture
      imageurl={ministry.imageurl}
      changedAt={changedAt}
      alt={ministry.title}
      placeholder={plate}
    />
  );
}

const drawings = {
  people:
    'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM1.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 11a3 3 0 1 0-1-5.8M17 13.7c3.2.3 5.5 2.7 5.5 6.3',
  time: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
} as const;

interface MinistryFactProps {
  kind: keyof typeof drawings;
  label: string;
  text: string;
  /** The attributes of a text in another language than its page. */
  marks?: LangAttributes;
}

function MinistryFact({ kind, label, text, marks }: MinistryFactProps) {
  return (
    <div className="flex items-baseline gap-2.5">
      <dt className="flex-none">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-[1.15em] translate-y-[.18em] text-ink-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
        >
          <path d={drawings[kind]} />
        </svg>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="font-medium text-ink-2" {...marks}>
        <Times of={text} />
      </dd>
    </div>
  );
}
