import { Invitation } from '#components/church-pages/invitation.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { FormOffer } from '#lib/forms/shown/form-offers.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

interface GetInvolvedProps {
  words: PageTexts['ministries.involved'];
  /** The open form for messages, which stands where the e-mail address would. */
  contact?: FormOffer | undefined;
}

/** A contact for joining in. */
export function GetInvolved({ words, contact }: GetInvolvedProps) {
  const { email } = currentChurch();
  const mail = email
    ? `mailto:${email}?subject=${encodeURIComponent(messages.ministryPage.mailSubject)}`
    : undefined;
  return (
    <Static as="section" aria-labelledby="involved" className="wrap">
      <Invitation
        id="involved"
        of="ministries.involved"
        words={words}
        href={contact?.href ?? mail}
        action={messages.ministryPage.contact}
        className="border-t-2 border-ink pt-14 pb-20"
      />
    </Static>
  );
}
