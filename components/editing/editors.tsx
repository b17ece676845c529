'use client';

import type { ComponentType } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { pageTextLabel } from '#lib/page-texts/register.ts';
import type { EditKind } from './edit-subject.ts';

/** How things of one kind are edited where they stand. */
export interface Editor {
  /** What the pencil says to screen readers, such as 'Change the words: Home, the letter'. */
  label: (name: string) => string;
  /** Its dialog. Make it with `lazyComponent`: its code is fetched at the click. */
  Dialog: ComponentType<StaffDialogProps & { name: string }>;
}

/** The dialogs by the kind of what they edit. */
export const editors: Readonly<Record<EditKind, Editor>> = {
  church: {
    label: (group) => `Change: ${churchGroups[group as ChurchGroup].title}`,
    Dialog: lazyComponent(() =>
      import('#components/church/church-group-dialog.tsx').then((module) => module.ChurchGroupDialog),
    ),
  },
  words: {
    label: (name) => `Change the words: ${pageTextLabel(name)}`,
    Dialog: lazyComponent(() =>
      import('#components/words/words-dialog.tsx').then((module) => module.WordsDialog),
    ),
  },
  services: {
    label: () => 'Change the service times',
    Dialog: lazyComponent(() =>
      import('#components/events/church-services/services-dialog.tsx').then(
        (module) => module.ServicesDialog,
      ),
    ),
  },
};
