import type { Metadata } from 'next';
import { cache } from 'react';
import { JoinIsland } from '#components/account/join/join-island.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { reportRefusal, visitorAddress } from '#lib/core/cache/render-context.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { AppError, statusOf } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { findInvitation } from '#lib/staff/joining/queries.ts';
import { passkeyHost } from '#lib/staff/passkeys/relying-party.ts';

interface Props {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).token);
  const { title, overTitle } = messages.joining;
  return {
    ...pageMetadata({ title: found instanceof AppError ? overTitle : title(found.name) }),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** Where an invited person chooses how to sign in. Opening it changes nothing. */
export default async function JoinPage({ params }: Props) {
  const { token } = await params;
  const found = await find(token);
  if (found instanceof AppError) {
    reportRefusal(statusOf[found.code]);
    return <OverInvitation isUnknown={found.code === 'not_found'} text={found.message} />;
  }
  const { name, email, church } = found;
  const { title, lead } = messages.joining;
  return (
    <>
      <PageHeading title={title(name)}>{lead(church)}</PageHeading>
      <div className="wrap pb-24">
        <noscript>
          <p className="measure mb-6 text-lg text-ink-2">{messages.staffPages.needsScripts}</p>
        </noscript>
        <JoinIsland token={token} email={email} passkeyHost={passkeyHost()} />
      </div>
    </>
  );
}

/** Reads the invitation once for the page and its metadata; for a link that opens nothing, why. */
const find = cache(async (token: string) => {
  try {
    return await findInvitation.execute({ role: 'visitor', address: visitorAddress() }, { token });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'invalid' ? new AppError('not_found', messages.staff.invitationUnknown) : error;
  }
});

/** The page of a link that opens nothing: why, and what to do. */
function OverInvitation({ isUnknown, text }: { isUnknown: boolean; text: string }) {
  const { unknownTitle, overTitle, signIn } = messages.joining;
  return (
    <>
      <PageHeading title={isUnknown ? unknownTitle : overTitle}>{text}</PageHeading>
      <div className="wrap flex flex-wrap gap-3 pb-24">
        <Button href={paths.home}>{messages.errorPages.home}</Button>{' '}
        {!isUnknown && (
          <Button variant="secondary" className="noscript:hidden" data-staff-trigger="">
            {signIn}
          </Button>
        )}
      </div>
    </>
  );
}
