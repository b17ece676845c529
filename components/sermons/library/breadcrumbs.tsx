import { PageLink } from '#components/ui/links/page-link.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Step } from '#lib/sermons/scripture/library-trail.ts';

/** The way from the library to a page below it. */
export function Breadcrumbs({ trail }: { trail: readonly Step[] }) {
  return (
    <nav aria-label={messages.scripture.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-ink-2">
        {trail.slice(0, -1).map(({ label, href }) => (
          // A slash behind each step but the last, so that no line begins with one. Screen readers do not say it.
          <li
            key={href}
            className="flex items-center gap-x-2.5 after:h-[1em] after:rotate-[calc(18deg*var(--along))] after:border-s after:border-ink-3"
          >
            <PageLink
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline underline-offset-4"
            >
              {label}
            </PageLink>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
