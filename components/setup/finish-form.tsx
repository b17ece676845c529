'use client';

import { useRouter } from 'next/navigation';
import { FormNotice } from '#components/form/form-notice.tsx';
import { usePlainForm } from '#components/form/use-plain-form.ts';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { finishSetupFormAction } from '#lib/setup/actions.ts';
import { setupMessages } from '#lib/setup/messages.ts';

/** Says that the site is the church's own, which takes the card away. */
export function FinishForm({ isSetUp }: { isSetUp: boolean }) {
  const router = useRouter();
  const { result, isPending, form } = usePlainForm(finishSetupFormAction, { onDone: () => router.refresh() });
  if (isSetUp || result?.ok)
    return (
      <FormNotice text={setupMessages.finished} next={{ label: 'Look at your site', href: paths.home }} />
    );
  return (
    <form {...form} className="grid justify-items-start gap-4">
      {result?.ok === false && <FormNotice isRefusal text={result.error.message} />}
      <Button type="submit" pending={isPending}>
        This is our site now
      </Button>
    </form>
  );
}
