'use client';

import { useRef } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import { ink } from '#lib/art/palette.ts';

interface PlainColorProps {
  fact: 'accent_color' | 'second_color';
  label: string;
  help: string;
  value: string;
  error: string | undefined;
}

/** The site's own colours, which an empty field means. */
const own = { accent_color: ink.accent, second_color: ink.second };

/** A colour of a plain form: typed as `#rrggbb`, or where scripts run picked by eye. */
export function PlainColor({ fact, label, help, value, error }: PlainColorProps) {
  const typed = useRef<HTMLInputElement>(null);
  return (
    <FormField label={label} help={help} error={error} isOptional>
      {(field) => (
        <div className="flex items-center gap-3">
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            className="noscript:hidden h-12 w-14 cursor-pointer rounded-control border border-rule bg-white p-1"
            defaultValue={/^#[0-9a-f]{6}$/i.test(value) ? value : own[fact]}
            onChange={({ target }) => {
              if (typed.current) typed.current.value = target.value;
            }}
          />
          <input
            {...field}
            ref={typed}
            name={fact}
            defaultValue={value}
            placeholder={own[fact]}
            autoComplete="off"
            spellCheck={false}
            className="field w-36 tabular"
          />
        </div>
      )}
    </FormField>
  );
}
