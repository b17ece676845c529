'use client';

import type { FieldValues } from 'react-hook-form';
import { type ActionForm, type ActionFormOptions, useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';

interface AddDialogOptions<Values extends FieldValues, Input, Output>
  extends Omit<ActionFormOptions<Values, Input, Output>, 'onSuccess'> {
  empty: Values;
  onAdded?: () => void;
  onClose: () => void;
}

/** The form of a dialog that adds an entry. Closing keeps the input; adding the entry clears it. */
export function useAddDialog<Values extends FieldValues, Input, Output>({
  onAdded,
  onClose,
  ...options
}: AddDialogOptions<Values, Input, Output>): ActionForm<Values> {
  const refresh = useRefresh();
  return useActionForm<Values, Input, Output>({
    ...options,
    onSuccess: () => {
      onAdded?.();
      onClose();
      void refresh();
    },
  });
}
