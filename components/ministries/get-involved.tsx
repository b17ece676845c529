import { Invitation } from '#components/church-pages/invitation.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { contactWay } from '#lib/core/church/contact-way.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** A contact for joining in. */
export function GetInvolved({ words }: { words: PageTexts['ministries.involved'] }) {
  return (
    <Static as="section" aria-labelledby="involved" className="wrap">
      <Invitation
        id="involved"
        of="ministries.involved"
        words={words}
        href={contactWay(messages.ministryPage.mailSubject)?.href}
        action={messages.ministryPage.contact}
        className="border-t-2 border-ink pt-14 pb-20"
      />
    </Static>
  );
}
