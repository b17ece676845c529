'use client';

import './choice.css';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The props of each radio button besides its value. */
  radio: (value: Value) => ComponentProps<'input'>;
  help?: string;
  /** What stands below and belongs to the choice. */
  children?: ReactNode;
}

/** One of a few, all in sight: radio buttons as chips. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, options, radio, help, children } = props;
  const helpId = useId();
  return (
    <fieldset aria-describedby={help && helpId} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(({ value, label: text }) => (
          <label key={value} className="choice wrap-anywhere">
            <input type="radio" value={value} {...radio(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {help && (
        <p id={helpId} className="mt-2 text-sm text-ink-3">
          {help}
        </p>
      )}
      {children}
    </fieldset>
  );
}
