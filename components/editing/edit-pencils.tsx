'use client';

import './edit-pencils.css';
import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { Pencil } from '#components/ui/icons/generated/icons.ts';
import { type EditKind, readSubject } from './edit-subject.ts';
import { editors } from './editors.tsx';

/** Draws a pencil at every place that edit-here.tsx marks. Staff only. */
export function EditPencils() {
  return useEditPlaces().map(({ id, element, subject }) =>
    createPortal(<EditPencil subject={subject} />, element, String(id)),
  );
}

function EditPencil({ subject }: { subject: string }) {
  const { kind, name } = readSubject(subject);
  const editor = Object.hasOwn(editors, kind) ? editors[kind as EditKind] : undefined;
  const isOffered = useIsOffered(editor?.access ?? 'admin', editor?.ministryOf?.(name) ?? null);
  if (!editor || !isOffered) return null;
  const { label, Dialog, Note } = editor;
  const edit = (event: MouseEvent) => {
    // The parent may be a link or a summary.
    event.preventDefault();
    openStaffDialog(`edit ${kind}`, (dialog) => <Dialog key={name} name={name} {...dialog} />);
  };
  return (
    <>
      {Note && <Note name={name} />}
      <button type="button" aria-label={label(name)} onClick={edit} className="edit-pencil">
        <Pencil aria-hidden size={16} strokeWidth={2} />
      </button>
    </>
  );
}

interface EditPlace {
  /** Identifies the element while it exists. */
  id: number;
  element: Element;
  subject: string;
}

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

/** Drawing a pencil also changes the page and must not trigger a redraw. */
function unlessSame(before: readonly EditPlace[], now: readonly EditPlace[]): readonly EditPlace[] {
  const isSame =
    before.length === now.length &&
    before.every(({ id, subject }, index) => id === now[index]?.id && subject === now[index]?.subject);
  return isSame ? before : now;
}
