import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `keep` with each change that is typed into a form, which may be left at any time. */
export function useTypedChanges<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: () => void,
): void {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Without a name the form was filled, not typed into.
      if (name) latest.current();
    });
    return unsubscribe;
  }, [form]);
}
