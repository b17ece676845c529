'use client';

import './edit-pencils.css';
import { Pencil } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { type EditKind, readSubject } from './edit-subject.ts';
import { editors } from './editors.tsx';

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

interface EditPlace {
  /** Names the element as long as it is there. */
  id: number;
  element: Element;
  subject: string;
}

/** The places of the page where something can be edited, kept in step as the page changes. */
function useEditPlaces(): readonly EditPlace[] {
  const [places, setPlaces] = useState<readonly EditPlace[]>([]);
  useEffect(() => {
    const look = () => setPlaces((before) => unlessSame(before, findPlaces()));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-edit'] });
    return () => observer.disconnect();
  }, []);
  return places;
}

const ids = new WeakMap<Element, number>();
let lastId = 0;

function findPlaces(): EditPlace[] {
  return [...document.querySelectorAll('[data-edit]')].map((element) => {
    const id = ids.get(element) ?? ++lastId;
    ids.set(element, id);
    return { id, element, subject: element.getAttribute('data-edit') ?? '' };
  });
}

/** A pencil that is drawn is a change of the page too: it is no reason to draw again. */
function unlessSame(before: readonly EditPlace[], now: readonly EditPlace[]): readonly EditPlace[] {
  const isSame =
    before.length === now.length &&
    before.every(({ id, subject }, index) => id === now[index]?.id && subject === now[index]?.subject);
  return isSame ? before : now;
}
