'use client';

import './edit-pencils.css';
import { Pencil } from 'lucide-react';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { type EditKind, readSubject } from './edit-subject.ts';
import { editors } from './editors.tsx';
import { useEditPlaces } from './use-edit-places.ts';

/** A pencil in every place of the page that marks something to edit (edit-here.tsx). For staff alone. */
export function EditPencils() {
  return useEditPlaces().map(({ id, element, subject }) =>
    createPortal(<EditPencil subject={subject} />, element, String(id)),
  );
}

function EditPencil({ subject }: { subject: string }) {
  const { kind, name } = readSubject(subject);
  const editor = Object.hasOwn(editors, kind) ? editors[kind as EditKind] : undefined;
  if (!editor) return null;
  const { label, Dialog } = editor;
  const edit = (event: MouseEvent) => {
    // What it stands in may be a link or a summary.
    event.preventDefault();
    openStaffDialog(`edit ${kind}`, (dialog) => <Dialog key={name} name={name} {...dialog} />);
  };
  return (
    <button type="button" aria-label={label(name)} onClick={edit} className="edit-pencil">
      <Pencil aria-hidden size={16} strokeWidth={2} />
    </button>
  );
}
