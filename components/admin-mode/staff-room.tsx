'use client';

import type { ReactNode } from 'react';
import { PageHeading } from '#components/ui/page-heading.tsx';
import type { Page } from '#lib/core/addresses/pages.ts';
import { messages } from '#lib/language/messages.ts';
import { AdminOnly } from './admin-only.tsx';

interface StaffRoomProps {
  /** Its words in `messages.staffPages`. */
  room: NonNullable<Page['words']>;
  /** What the room is for. */
  lead: string;
  aside?: ReactNode;
  className?: string;
  /** Hides the content with admin mode, also where typed input keeps the page. */
  isPrivate?: boolean;
  children: ReactNode;
}

/** A page for staff under its heading. */
export function StaffRoom({ room, lead, aside, className = '', isPrivate, children }: StaffRoomProps) {
  return (
    <>
      <PageHeading title={messages.staffPages[room].title} aside={aside}>
        <p>{lead}</p>
      </PageHeading>
      <div className={`wrap pb-24 ${className}`}>
        {isPrivate ? <AdminOnly>{children}</AdminOnly> : children}
      </div>
    </>
  );
}
