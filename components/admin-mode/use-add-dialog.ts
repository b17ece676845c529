'use client';

import type { FieldValues } from 'react-hook-form';
import { type ActionForm, type ActionFormOptions, useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';

interface AddDialogOptions<Values extends FieldValues, Input, Output>
  extends Omit<ActionFormOptions<Values, Input, Output>, 'onSuccess'> {
  /** The form's values after an entry was added. */
  empty: Values;
  /** The toast of an entry that is added. */
  added: string | ((data: Output) => string);
  onClose: () => void;
}

/** The form of a dialog that adds an entry. Closing keeps the input; adding the entry clears it. */
export function useAddDialog<Values extends FieldValues, Input, Output>({
  empty,
  added,
  onClose,
  ...options
}: AddDialogOptions<Values, Input, Output>): ActionForm<Values> {
  const refresh = useRefresh();
  const state = useActionForm<Values, Input, Output>({
    ...options,
    onSuccess: (data) => {
      toast('success', typeof added === 'string' ? added : added(data));
      state.form.reset(empty);
      onClose();
      void refresh();
    },
  });
  return state;
}
