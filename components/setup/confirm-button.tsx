'use client';

import { Button } from '#components/ui/button.tsx';
import { confirmOwnAction } from '#lib/setup/actions.ts';
import type { StepProps } from './step-props.ts';
import { usePress } from './use-press.ts';

interface ConfirmButtonProps extends Pick<StepProps, 'onChanged'> {
  /** Facts by their column, words by their key. */
  names: readonly string[];
  /** What is confirmed, for screen readers. */
  what: string;
  text: string;
}

/** Confirms what stands there as true of this church, so that it counts as its own. */
export function ConfirmButton({ names, what, text, onChanged }: ConfirmButtonProps) {
  const { isPending, press } = usePress(confirmOwnAction, onChanged);
  return (
    <Button
      variant="quiet"
      size="small"
      pending={isPending}
      aria-label={`${text}: ${what}`}
      className="px-0"
      onClick={() => press({ names: [...names] })}
    >
      {text}
    </Button>
  );
}
