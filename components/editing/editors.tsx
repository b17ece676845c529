'use client';

import type { ComponentType } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { ChurchGroup } from '#lib/church/groups.ts';
import type { Access } from '#lib/core/auth/permissions.ts';
import { messages } from '#lib/language/messages.ts';
import { pageTextLabel } from '#lib/page-texts/register.ts';
import { type EditKind, readPageSubject } from './edit-subject.ts';

/** How one kind is edited in place. */
export interface Editor {
  /** The pencil's accessible name, such as 'Change the words: Home, the letter'. */
  label: (name: string) => string;
  /** Who may do it. */
  access: Access;
  /** The ministry that what has this name belongs to; by default to none. */
  ministryOf?: (name: string) => string | null;
  /** Its dialog, made with `lazyComponent` so that its code loads on click. */
  Dialog: ComponentType<StaffDialogProps & { name: string }>;
  /** What staff read beside the pencil. */
  Note?: ComponentType<{ name: string }>;
}

/** Dialogs by the kind they edit. */
export const editors: Readonly<Record<EditKind, Editor>> = {
  church: {
    access: 'settings',
    label: (group) => messages.editing.group(messages.settingsGroups[group as ChurchGroup].title),
    Dialog: lazyComponent(() =>
      import('#components/church/church-group-dialog.tsx').then((module) => module.ChurchGroupDialog),
    ),
  },
  page: {
    access: 'own pages',
    ministryOf: (name) => readPageSubject(name).ministry,
    label: () => messages.pageEditing.openPage,
    Dialog: lazyComponent(() =>
      import('#components/site-pages/editing/open-editor.tsx').then((module) => module.OpenEditor),
    ),
    Note: lazyComponent(
      () =>
        import('#components/site-pages/editing/unpublished-note.tsx').then(
          (module) => module.UnpublishedNote,
        ),
      { isQuiet: true },
    ),
  },
  words: {
    access: 'pages',
    label: (name) => messages.editing.words(pageTextLabel(name)),
    Dialog: lazyComponent(() =>
      import('#components/words/words-dialog.tsx').then((module) => module.WordsDialog),
    ),
  },
  services: {
    access: 'events',
    label: () => messages.editing.services,
    Dialog: lazyComponent(() =>
      import('#components/events/church-services/services-dialog.tsx').then(
        (module) => module.ServicesDialog,
      ),
    ),
  },
};
