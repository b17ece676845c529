'use client';

import { useId } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import { tickPrefix } from '#lib/subscribers/typed-choice.ts';

/** A topic to tick. */
export interface TopicOption {
  topic: string;
  label: string;
  hint: string;
}

interface TopicTicksProps {
  legend: string;
  options: readonly TopicOption[];
  isTicked: (topic: string) => boolean;
  error?: string | undefined;
}

/** Topics to tick, each with what it brings. */
export function TopicTicks({ legend, options, isTicked, error }: TopicTicksProps) {
  const id = useId();
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="min-w-0"
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      <FieldError id={`${id}-error`} className="mt-2">
        {error}
      </FieldError>
      <div className={options.length > 6 ? 'topic-columns' : undefined}>
        {options.map(({ topic, label, hint }) => (
          <label key={topic} className="topic-tick">
            <input type="checkbox" name={`${tickPrefix}${topic}`} defaultChecked={isTicked(topic)} />
            <span>
              <strong>{label}</strong> <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
