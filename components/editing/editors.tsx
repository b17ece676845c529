'use client';

import type { ComponentType } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { ChurchGroup } from '#lib/church/groups.ts';
import { messages } from '#lib/language/messages.ts';
import { pageTextLabel } from '#lib/page-texts/register.ts';
import type { EditKind } from './edit-subject.ts';

/** How one kind is edited in place. */
export interface Editor {
  /** The pencil's accessible name, such as 'Change the words: Home, the letter'. */
  label: (name: string) => string;
  /** Its dialog, made with `lazyComponent` so that its code loads on click. */
  Dialog: ComponentType<StaffDialogProps & { name: string }>;
}

/** Dialogs by the kind they edit. */
export const editors: Readonly<Record<EditKind, Editor>> = {
  church: {
    label: (group) => messages.editing.group(messages.settingsGroups[group as ChurchGroup].title),
    Dialog: lazyComponent(() =>
      import('#components/church/church-group-dialog.tsx').then((module) => module.ChurchGroupDialog),
    ),
  },
  page: {
    label: () => messages.pageEditing.openPage,
    Dialog: lazyComponent(() =>
      import('#components/site-pages/editing/open-editor.tsx').then((module) => module.OpenEditor),
    ),
  },
  words: {
    label: (name) => messages.editing.words(pageTextLabel(name)),
    Dialog: lazyComponent(() =>
      import('#components/words/words-dialog.tsx').then((module) => module.WordsDialog),
    ),
  },
  services: {
    label: () => messages.editing.services,
    Dialog: lazyComponent(() =>
      import('#components/events/church-services/services-dialog.tsx').then(
        (module) => module.ServicesDialog,
      ),
    ),
  },
};
