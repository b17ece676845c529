'use client';

import '#components/form/choice.css';
import { useId, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { More } from '#components/ui/folds/more.tsx';
import { churchLanguage, firstLanguage } from '#lib/core/church/locale.ts';
import { languageLabel, languageNameIn } from '#lib/core/language/language-names.ts';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { mostLanguages } from '#lib/events/held-in/held-in-field.ts';
import { offeredLanguages } from '#lib/events/held-in/offered-languages.ts';
import { messages } from '#lib/language/messages.ts';

/** The languages of an event as chips: the site's and the chosen ones in sight, the others folded. */
export function HeldInField({ form }: { form: UseFormReturn<EventFormValues> }) {
  const { field } = useController({ control: form.control, name: 'held_in' });
  // Chips stay where they are while they are pressed.
  const [{ first, others }] = useState(() => offeredLanguages(field.value));
  const id = useId();
  const spoken = churchLanguage();
  const chips = (codes: readonly string[]) => (
    <div className="flex flex-wrap gap-2">
      {codes.map((code) => {
        const isChosen = field.value.includes(code);
        return (
          <label key={code} className="choice">
            <input
              type="checkbox"
              value={code}
              checked={isChosen}
              disabled={!isChosen && field.value.length >= mostLanguages}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange(toggled(field.value, code, event.target.checked))}
            />
            <span>{languageLabel([code], spoken)}</span>
          </label>
        );
      })}
    </div>
  );
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="text-sm font-semibold">{messages.eventWords.fields.held_in}</legend>
      <div className="mt-2">{chips(first)}</div>
      <p id={id} className="mt-2 text-sm text-ink-3">
        {messages.eventForms.languageHelp(languageNameIn(firstLanguage(), spoken))}
      </p>
      <More label={messages.eventForms.moreLanguages}>{chips(others)}</More>
    </fieldset>
  );
}

function toggled(chosen: readonly string[], code: string, isOn: boolean): string[] {
  return isOn ? [...chosen, code] : chosen.filter((other) => other !== code);
}
