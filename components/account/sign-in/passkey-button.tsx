'use client';

import { type ReactNode, useId } from 'react';
import { focusAtOnce } from '#components/form/focus-at-once.ts';
import { Button } from '#components/ui/button.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';

interface PasskeyButtonProps {
  label: string;
  icon: ReactNode;
  /** What the device will ask for. */
  hint: string;
  /** What went wrong; it stands where the hint was, so that nothing moves. */
  problem: string | null;
  isPending: boolean;
  /** Whether the focus starts here. */
  isFirst?: boolean;
  onPress: () => void;
}

/** The way without a password, above the others. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { label, icon, hint, problem, isPending, isFirst, onPress } = props;
  const id = useId();
  return (
    <div className="mb-6 grid gap-3 border-b border-rule pb-3">
      <Button
        {...(isFirst && { ref: focusAtOnce })}
        onClick={onPress}
        pending={isPending}
        aria-describedby={id}
        className="w-full"
      >
        <Labelled icon={icon}>{label}</Labelled>
      </Button>
      <p
        id={id}
        role={problem ? 'alert' : undefined}
        className={`min-h-11 text-sm ${problem ? 'font-semibold' : 'text-ink-3'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
