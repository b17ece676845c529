import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { Me } from '#lib/staff/schema.ts';
import { useOwnSession } from './own-session.ts';

/** Fills in the address of the person who is signed in, unless one is typed. The shared password has none. */
export function useOwnAddress(form: UseFormReturn<{ to: string }>): void {
  const isPerson = useOwnSession()?.id != null;
  useEffect(() => {
    if (!isPerson) return;
    const fill = (email: string) => {
      if (form.getValues('to') === '') form.setValue('to', email);
    };
    void callApi<Me>('/api/me').then(
      (answer) => answer.ok && fill(answer.data.email),
      () => undefined,
    );
  }, [isPerson, form]);
}
