'use client';

import { type ReactNode, useId } from 'react';
import { focusAtOnce } from '#components/form/focus-at-once.ts';
import { Button } from '#components/ui/button.tsx';

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
    <div className="mb-6 grid gap-3 border-b border-rule pb-6">
      <Button
        {...(isFirst && { ref: focusAtOnce })}
        onClick={onPress}
        pending={isPending}
        aria-describedby={id}
        className="w-full"
      >
        <span className="inline-flex items-center gap-2">
          {icon} <span>{label}</span>
        </span>
      </Button>
      <p
        id={id}
        role={problem ? 'alert' : undefined}
        className={`text-sm ${problem ? 'font-semibold' : 'text-ink-3'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
