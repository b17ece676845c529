import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { PageLink } from './page-link.tsx';

interface Tab {
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: LangAttributes;
  href: string;
  isCurrent: boolean;
  count?: number | undefined;
}

interface TabLinksProps {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}

/** Tabs as links, which work without scripts and can be shared. */
export function TabLinks({ label, tabs, className = '' }: TabLinksProps) {
  return (
    <nav aria-label={label} className={`border-b border-rule ${className}`}>
      <ul className="-mb-px flex flex-wrap gap-x-7">
        {tabs.map((tab) => (
          <li key={tab.label} className="min-w-0 wrap-anywhere">
            <PageLink
              href={tab.href}
              scroll={false}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className="inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent font-semibold text-ink-2 transition-colors -outline-offset-3 hover:text-ink aria-[current]:border-second aria-[current]:text-ink"
            >
              <span {...tab.lang}>{tab.label}</span>
              {tab.count !== undefined && (
                <>
                  {' '}
                  <span className="tabular text-sm font-normal text-ink-3">{tab.count}</span>
                </>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
