'use client';

import type { ComponentType } from 'react';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import type { EditorDialogProps } from './use-edited-page.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const dialogs = {
  publish: PublishDialog,
  settings: SettingsDialog,
  order: OrderDialog,
  share: ShareDialog,
  versions: VersionsDialog,
  unpublish: UnpublishDialog,
  remove: DeletePageDialog,
} satisfies Record<string, ComponentType<EditorDialogProps>>;

export type EditorDialog = keyof typeof dialogs;

/** The dialog that is open over the page that is edited. */
export function EditorDialogs({ open, ...props }: EditorDialogProps & { open: EditorDialog | null }) {
  if (open === null) return null;
  const Dialog: ComponentType<EditorDialogProps> = dialogs[open];
  return <Dialog {...props} />;
}
