'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { PrayerSource } from '#lib/prayer/schema.ts';
import type { PrayerDialogProps } from './prayer-dialog.tsx';

interface PrayerTriggerProps {
  className?: string;
  /** The source shown to the team, if any. */
  source?: PrayerSource;
  /** The words of the link to the church's page about privacy, if there is one. */
  privacy?: string | undefined;
  children: ReactNode;
}

/**
 * A link to the prayer form that opens it as a dialog, whose code loads on approach. Without scripts or code
 * it leads to the form's page.
 */
export function PrayerTrigger({ className, source, privacy, children }: PrayerTriggerProps) {
  const [Dialog, setDialog] = useState<ComponentType<PrayerDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const form = `${paths.visitFrom(source)}#prayer`;

  const load = () =>
    Dialog
      ? undefined
      : importLazily(() => import('./prayer-dialog.tsx')).then((module) =>
          setDialog(() => module.PrayerDialog),
        );
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
    load()?.catch(() => window.location.assign(inLanguage(form)));
  };
  const comeNear = () => void load()?.catch(() => undefined);
  return (
    <>
      <a
        href={inLanguage(shownAddress(form) ?? '#prayer')}
        className={className}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={comeNear}
        onFocus={comeNear}
      >
        {children}
      </a>
      {Dialog && (
        <Dialog source={source} privacy={privacy} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
