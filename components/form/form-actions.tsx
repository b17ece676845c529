'use client';

import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';

export interface FormActionsProps {
  submit: string;
  isPending: boolean;
  isDisabled?: boolean | undefined;
  /** The label of the button beside it, which submits nothing. */
  cancel?: string | undefined;
  onCancel: () => void;
  /** Whether they stay in sight at the foot of a dialog. */
  isFoot?: boolean;
  className?: string;
}

/** The buttons at the end of a staff form. */
export function FormActions({
  submit,
  isPending,
  isDisabled,
  cancel = messages.ui.cancel,
  onCancel,
  isFoot,
  className = isFoot ? foot : '',
}: FormActionsProps) {
  return (
    <div className={`flex flex-wrap justify-end gap-3 ${className}`}>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" pending={isPending} disabled={isDisabled}>
        {submit}
      </Button>
    </div>
  );
}

const foot = 'form-foot -mx-5 -mb-6 rounded-b-card border-t border-rule bg-paper px-5 py-4 sm:-mx-8 sm:px-8';
