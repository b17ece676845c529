'use client';

import { Switch as HeadlessSwitch } from '@headlessui/react';

interface SwitchProps {
  /** The accessible name: the visible text may repeat. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, checked, disabled, onChange }: SwitchProps) {
  return (
    <HeadlessSwitch
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      className="group grid h-11 w-14 shrink-0 place-items-center data-disabled:opacity-55"
    >
      <span className="relative inline-flex h-7 w-12 rounded-full bg-ink-3 transition-colors duration-150 group-data-checked:bg-accent forced-colors:border forced-colors:group-data-checked:bg-[Highlight]">
        <span className="absolute top-1 start-1 size-5 rounded-full bg-white transition-transform duration-150 group-data-checked:translate-x-[calc(20px*var(--along))] forced-colors:bg-[CanvasText]" />
      </span>
    </HeadlessSwitch>
  );
}
