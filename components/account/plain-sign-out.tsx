'use client';

import { FormNotice } from '#components/form/form-notice.tsx';
import { useFormAction } from '#components/form/use-form-action.ts';
import { Button } from '#components/ui/button.tsx';
import { signOutFormAction } from '#lib/account/sessions/actions.ts';

/** The way out for browsers without scripts; with them the panel has one. */
export function PlainSignOut() {
  const [result, post] = useFormAction(signOutFormAction);
  return (
    <form action={post} className="grid justify-items-start gap-4">
      {result?.ok === false && <FormNotice isRefusal text={result.error.message} />}
      <Button type="submit" variant="secondary" size="small">
        Sign out
      </Button>
    </form>
  );
}
