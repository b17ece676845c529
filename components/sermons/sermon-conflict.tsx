'use client';

import { useEffect, useRef } from 'react';
import type { Sermon } from '@/lib/sermons/schema';
import type { ActionForm } from '../form/use-action-form';
import { Button } from '../ui/button';
import type { SermonFormValues } from './sermon-form-values';

interface SermonConflictProps {
  state: ActionForm<SermonFormValues>;
  /** The sermon as it was when this form opened. */
  opened: Sermon;
  onSettled: (theirs: Sermon, isMineKept: boolean) => void;
}

const labels: Record<keyof SermonFormValues, string> = {
  title: 'Title',
  speaker: 'Speaker',
  date: 'Date',
  passage: 'Passage',
  series: 'Series',
  video_url: 'Video URL',
  description: 'Description',
  thumbnail_url: 'Thumbnail',
};
const fields = Object.keys(labels) as (keyof SermonFormValues)[];

/** Somebody saved this sermon first: shows what they changed and lets the person decide. Nothing typed is lost. */
export function SermonConflict({ state, opened, onSettled }: SermonConflictProps) {
  const theirs = state.conflict as Sermon | null;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (theirs) heading.current?.focus();
  }, [theirs]);
  if (!theirs) return null;
  const settle = (isMineKept: boolean) => {
    onSettled(theirs, isMineKept);
    state.clearConflict();
  };
  return (
    <div role="alert" className="grid gap-4 rounded-card border-2 border-sunflower bg-white p-5">
      <p ref={heading} tabIndex={-1} className="font-semibold">
        Someone else has changed this sermon since you opened it. Your version is still in the form.
      </p>
      <dl className="grid gap-2 text-sm">
        {fields
          .filter((field) => theirs[field] !== opened[field])
          .map((field) => (
            <div key={field} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
              <dt className="text-ink-3">{labels[field]}</dt>
              <dd>
                <del className="text-ink-3">{opened[field] || 'nothing'}</del> →{' '}
                <ins>{theirs[field] || 'nothing'}</ins>
              </dd>
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => settle(true)}>
          Keep my version and save over it
        </Button>
        <Button size="small" variant="secondary" onClick={() => settle(false)}>
          Start again from theirs
        </Button>
      </div>
    </div>
  );
}
