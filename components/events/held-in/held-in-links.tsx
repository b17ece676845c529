import type { ReactNode } from 'react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { languageLabel } from '#lib/core/language/language-names.ts';
import { messages } from '#lib/language/messages.ts';

interface HeldInLinksProps {
  /** The codes of the languages that the events are held in. */
  languages: readonly string[];
  /** The language whose events are shown; undefined for all of them. */
  chosen: string | undefined;
  hrefOf: (language: string | undefined) => string;
  /** The events. */
  children: ReactNode;
}

/** Above events the languages that they can be narrowed to, as links; the events alone where there is one language. */
export function HeldInLinks({ languages, chosen, hrefOf, children }: HeldInLinksProps) {
  const offered = chosen === undefined || languages.includes(chosen) ? languages : [...languages, chosen];
  if (offered.length <= 1) return children;
  return (
    <>
      <nav aria-label={messages.eventPages.whichLanguage} className="mb-8">
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...offered].map((language) => (
            <li key={language ?? ''}>
              <PageLink
                href={hrefOf(language)}
                scroll={false}
                aria-current={language === chosen ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-control border border-rule px-3 text-sm font-semibold text-ink-2 hover:text-ink aria-[current]:bg-ink aria-[current]:text-white"
              >
                {language ? languageLabel([language], churchLanguage()) : messages.eventPages.allLanguages}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
