import type { ReactNode } from 'react';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';

interface PageHeadingProps {
  title: string;
  /** The language of the title, where it is not that of the page. */
  lang?: LangAttributes;
  /** One or two sentences under the title. */
  children?: ReactNode;
  /** Content opposite the title on wide windows, such as an action. */
  aside?: ReactNode;
  className?: string;
}

/** The top of an inner page: its h1 and lead text. */
export function PageHeading({ title, lang, children, aside, className = '' }: PageHeadingProps) {
  return (
    <header
      className={`wrap grid gap-6 pt-12 pb-10 md:grid-cols-12 md:items-end md:pt-20 md:pb-14 ${className}`}
    >
      <div className={aside ? 'md:col-span-8' : 'md:col-span-10'}>
        <h1 className="text-5xl" {...lang}>
          {title}
        </h1>
        {children && <div className="measure mt-5 text-lg text-balance text-ink-2">{children}</div>}
      </div>
      {aside && <div className="md:col-span-4 md:justify-self-end">{aside}</div>}
    </header>
  );
}
