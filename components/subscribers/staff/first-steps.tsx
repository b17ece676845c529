import { MailSettingsLink } from '#components/mail/settings-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { messages } from '#lib/language/messages.ts';

/** What to do while there is no one in the list. */
export function FirstSteps({ isMailSetUp }: { isMailSetUp: boolean }) {
  const { empty, emptyHint, emptyNoMail } = messages.subscriberList;
  return (
    <EmptyState title={empty}>
      <p>{isMailSetUp ? emptyHint : emptyNoMail}</p>
      {!isMailSetUp && <ToMail />}
    </EmptyState>
  );
}

/** Says that mail is not set up, and where it is. */
export function MailNote() {
  return (
    <Note role="status" className="measure grid gap-1">
      <span className="font-semibold">{messages.subscriberList.noMail}</span>
      <ToMail />
    </Note>
  );
}

function ToMail() {
  return (
    <MailSettingsLink className="inline-flex min-h-11 items-center">
      {messages.subscriberList.setUpMail}
    </MailSettingsLink>
  );
}
