'use client';

import { Button } from '#components/ui/button.tsx';

interface FormActionsProps {
  /** The label of the submit button. */
  submit: string;
  isPending: boolean;
  isDisabled?: boolean;
  /** The label of the button beside it, which submits nothing. */
  cancel?: string;
  onCancel: () => void;
  className?: string;
}

/** The buttons at the end of a staff form. */
export function FormActions({
  submit,
  isPending,
  isDisabled,
  cancel = 'Cancel',
  onCancel,
  className = '',
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
