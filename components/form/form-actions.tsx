'use client';

import { Button } from '#components/ui/button.tsx';

interface FormActionsProps {
  /** What the button that sends the form says. */
  submit: string;
  isPending: boolean;
  isDisabled?: boolean;
  /** What the button beside it says, which sends nothing. */
  cancel?: string;
  onCancel: () => void;
  className?: string;
}

/** The end of a staff form: away from it, or on with it. */
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
