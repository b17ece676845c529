import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';

/** The page of a link that opens nothing: why, and what to do. */
export function OverInvitation({ isUnknown, text }: { isUnknown: boolean; text: string }) {
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
