import type { ReactNode } from 'react';
import { LateRefresh } from '#components/live-updates/late-refresh.tsx';
import { Static } from '#components/ui/static/static.tsx';
import type { Step } from '#lib/sermons/scripture/library-trail.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface BelowLibraryProps {
  /** The way to this page, which is its last step. */
  trail: readonly Step[];
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page below the library, of sermons that have something in common. */
export function BelowLibrary({ trail, title, lead, children }: BelowLibraryProps) {
  return (
    <div className="wrap pt-8 pb-24">
      <Breadcrumbs trail={trail} />
      <Static as="header" className="mt-4">
        <h1 className="text-5xl">{title}</h1>
        <p className="measure mt-5 text-lg text-ink-2">{lead}</p>
      </Static>
      {children}
      <LateRefresh topic="sermons" />
    </div>
  );
}
