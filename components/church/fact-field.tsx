import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import type { ChurchValues, TextFact } from '#lib/church/form-values.ts';
import { messages } from '#lib/language/messages.ts';

/** Words of a form beside those of the settings. No field of such a form is marked as optional. */
export interface FactWords {
  labels: Partial<Record<TextFact, string>>;
  /** Returns what the help of a field says of its present value. */
  noteOf: (fact: TextFact) => string | undefined;
}

type FactFieldProps = Omit<ComponentProps<typeof TextField<ChurchValues>>, 'name' | 'help' | 'label'> & {
  form: UseFormReturn<ChurchValues>;
  name: TextFact;
  help?: string;
  words?: FactWords | undefined;
};

/** The text field of a fact, labelled as in the activity log. */
export function FactField({ words, name, help, isOptional = false, ...field }: FactFieldProps) {
  return (
    <TextField
      {...field}
      name={name}
      label={words?.labels[name] ?? messages.churchFacts.labels[name]}
      help={[help, words?.noteOf(name)].filter(Boolean).join(' ')}
      isOptional={isOptional && !words}
    />
  );
}
