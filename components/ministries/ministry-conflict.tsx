'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Ministry } from '@/lib/ministries/schema';
import type { ActionForm } from '../form/use-action-form';
import { Button } from '../ui/button';

interface MinistryConflictProps<Values extends FieldValues> {
  state: ActionForm<Values>;
  /** The ministry as it was when this form opened. */
  opened: Ministry;
  onSettled: (theirs: Ministry, isMineKept: boolean) => void;
}

const labels = {
  title: 'Title',
  description: 'Description',
  leadername: 'Leader Name',
  meetingtimes: 'Meeting Times',
} as const;
const fields = Object.keys(labels) as (keyof typeof labels)[];

/** Somebody saved this ministry first: shows what they changed and lets the person decide. Nothing typed is lost. */
export function MinistryConflict<Values extends FieldValues>({
  state,
  opened,
  onSettled,
}: MinistryConflictProps<Values>) {
  const theirs = state.conflict as Ministry | null;
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
        Someone else has changed this ministry since you opened it. Your version is still in the form.
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
