import type { ReactNode } from 'react';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import type { BlockForm } from './rhythm.ts';

interface TitledBlockProps {
  title: string;
  /** The attributes of a title in another language than its page. */
  marks?: LangAttributes;
  form: BlockForm;
  /** A link to more, below the title. */
  more?: ReactNode;
  children: ReactNode;
}

/** A block with a heading: beside it in the text's column, or above it. */
export function TitledBlock({ title, marks, form, more, children }: TitledBlockProps) {
  if (form === 'across')
    return (
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className="text-3xl" {...marks}>
            {title}
          </h2>
          <div className="empty:hidden">{more}</div>
        </div>
        <div>{children}</div>
      </div>
    );
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <div className="grid content-start justify-items-start gap-5 lg:col-span-4">
        <h2 className="text-3xl" {...marks}>
          {title}
        </h2>
        <div className="empty:hidden">{more}</div>
      </div>
      <div className="lg:col-span-8">{children}</div>
    </div>
  );
}
