'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useActionState } from 'react';
import type { ActionResult } from '#lib/core/operations/action.ts';

export type FormAction<Data> = (
  previous: ActionResult<Data> | null,
  form: FormData,
) => Promise<ActionResult<Data>>;

/** What an action answered, and what posts a form to it: without scripts to the address of this very page. */
export function useFormAction<Data>(action: FormAction<Data>) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  return useActionState(action, null, query ? `${pathname}?${query}` : pathname);
}
