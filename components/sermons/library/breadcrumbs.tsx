import './breadcrumbs.css';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Step } from '#lib/sermons/scripture/library-trail.ts';

/** The way from the library to a page below it. */
export function Breadcrumbs({ trail }: { trail: readonly Step[] }) {
  return (
    <nav aria-label={messages.scripture.breadcrumb}>
      <ol className="breadcrumbs flex flex-wrap items-center text-ink-2">
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={href} className="flex items-center">
            <PageLink
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline underline-offset-4"
            >
              {label}
            </PageLink>
          </li>
        ))}
        <li aria-current="page" {...trail.at(-1)?.marks}>
          {trail.at(-1)?.label}
        </li>
      </ol>
    </nav>
  );
}
