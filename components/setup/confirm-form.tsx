'use client';

import { useRouter } from 'next/navigation';
import { FormNotice } from '#components/form/form-notice.tsx';
import { usePlainForm } from '#components/form/use-plain-form.ts';
import { Button } from '#components/ui/button.tsx';
import { confirmOwnFormAction } from '#lib/setup/actions.ts';

interface ConfirmFormProps {
  /** Facts by their column, words by their key. */
  names: readonly string[];
  /** What is confirmed, for who does not see where the button stands. */
  what: string;
  text: string;
}

/** Confirms what stands there as true of this church, so that it counts as its own. */
export function ConfirmForm({ names, what, text }: ConfirmFormProps) {
  const router = useRouter();
  const { result, isPending, form } = usePlainForm(confirmOwnFormAction, { onDone: () => router.refresh() });
  return (
    <form {...form} className="grid justify-items-start gap-2">
      <input type="hidden" name="names" value={names.join(' ')} />
      {result?.ok === false && <FormNotice isRefusal text={result.error.message} />}
      <Button
        type="submit"
        variant="quiet"
        size="small"
        pending={isPending}
        aria-label={`${text}: ${what}`}
        className="px-0"
      >
        {text}
      </Button>
    </form>
  );
}
