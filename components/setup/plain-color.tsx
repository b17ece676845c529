'use client';

import { useRef } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import { ink } from '#lib/art/palette/palette.ts';
import { sixDigitColor } from '#lib/core/operations/text-rules.ts';

interface PlainColorProps {
  fact: 'accent_color' | 'second_color';
  label: string;
  help: string;
  value: string;
  error: string | undefined;
  /** Called with what is typed, or picked by eye. */
  onChange: (color: string) => void;
}

/** The site's own colours, which an empty field means. */
const own = { accent_color: ink.accent, second_color: ink.second };

/** A colour of a plain form: typed, or where scripts run picked by eye. */
export function PlainColor({ fact, label, help, value, error, onChange }: PlainColorProps) {
  const picked = useRef<HTMLInputElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const change = (color: string) => {
    if (typed.current && typed.current.value.trim() !== color) typed.current.value = color;
    if (picked.current) picked.current.value = sixDigitColor(color) ?? own[fact];
    onChange(color);
  };
  return (
    <FormField label={label} help={help} error={error} isOptional>
      {(field) => (
        <div className="flex items-center gap-3">
          <input
            ref={picked}
            type="color"
            aria-label={`Pick: ${label}`}
            className="noscript:hidden h-12 w-14 cursor-pointer rounded-control border border-rule bg-white p-1"
            defaultValue={sixDigitColor(value) ?? own[fact]}
            onChange={({ target }) => change(target.value)}
          />
          <input
            {...field}
            ref={typed}
            name={fact}
            defaultValue={value}
            placeholder={own[fact]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="field w-36 tabular"
            onChange={({ target }) => change(target.value.trim())}
          />
        </div>
      )}
    </FormField>
  );
}
