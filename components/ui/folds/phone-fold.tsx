'use client';

import { type ReactElement, type ReactNode, useState } from 'react';
import { ChevronDown } from '../icons/generated/icons.ts';

interface PhoneFoldProps {
  /** Names what the button opens. */
  name: string;
  /** Its heading and what stands beside it. */
  head: ReactElement;
  /** Shows it for something that must be seen, such as an invalid field. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a long page of staff: in a narrow window it is opened by its head, in a wide one it is always open. */
export function PhoneFold({ name, head, isOpen = false, children }: PhoneFoldProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isShown = isUnfolded || isOpen;
  return (
    <>
      <div className="relative flex items-center justify-between gap-x-4">
        {head}
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={name}
          onClick={() => setIsUnfolded(!isShown)}
          className="grid size-11 flex-none place-items-center after:absolute after:inset-0 lg:hidden"
        >
          <ChevronDown aria-hidden size={18} className={isShown ? 'rotate-180' : undefined} />
        </button>
      </div>
      <div className={isShown ? undefined : 'max-lg:hidden'}>{children}</div>
    </>
  );
}
