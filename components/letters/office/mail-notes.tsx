'use client';

import { MailSettingsLink } from '#components/mail/settings-link.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { messages } from '#lib/language/messages.ts';
import { useLetterDesk } from './read-letters.ts';

/** Says what mail waits for, and what letters lack without an address with https. */
export function MailNotes() {
  const desk = useLetterDesk();
  if (!desk || (desk.wait === null && desk.hasLeaveButton)) return null;
  return (
    <div className="measure grid gap-3">
      {desk.wait !== null && (
        <Note role="status" className="grid gap-1">
          <span>{desk.wait}</span>
          <MailSettingsLink />
        </Note>
      )}
      {!desk.hasLeaveButton && <Note>{messages.letterEditing.noLeaveButton}</Note>}
    </div>
  );
}
