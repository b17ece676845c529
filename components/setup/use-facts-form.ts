'use client';

import { useRouter } from 'next/navigation';
import { usePlainForm } from '#components/form/use-plain-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { answerSetupFormAction } from '#lib/setup/actions.ts';
import type { SetupAnswer } from '#lib/setup/form-answer.ts';
import { setupMessages } from '#lib/setup/messages.ts';

/** A form of facts of the church, which leads to `next` once they are saved. `left` is what came back unsaved. */
export function useFactsForm(told: SetupAnswer | null, next: string) {
  const router = useRouter();
  const plain = usePlainForm(answerSetupFormAction, {
    told,
    onDone: ({ isSaved }) => {
      if (!isSaved) return toast('error', setupMessages.failed);
      toast('success', setupMessages.saved);
      router.push(next);
    },
  });
  const { result } = plain;
  return { ...plain, left: result?.ok && !result.data.isSaved ? result.data : null };
}
