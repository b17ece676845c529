import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TextField } from '#components/form/text-field.tsx';
import { TranslatedField } from '#components/translations/translated.tsx';
import type { ChurchValues, TextFact } from '#lib/church/form-values.ts';
import { messages } from '#lib/language/messages.ts';

export interface GroupFieldsProps {
  form: UseFormReturn<ChurchValues>;
  words?: FactWords;
}

/** Words of the setup beside those of the settings. None of its fields is marked as optional. */
interface FactWords {
  labels: Partial<Record<TextFact, string>>;
  /** Returns what the help of a field says of its present value. */
  noteOf: (fact: TextFact) => string | undefined;
}

type FactFieldProps = GroupFieldsProps &
  Omit<ComponentProps<typeof TextField<ChurchValues>>, 'form' | 'name' | 'help' | 'label'> & {
    name: TextFact;
    help?: string;
  };

/** The text field of a fact, labelled as in the activity log, with the same words in the second language beside it. */
export function FactField({ words, name, help, isOptional = false, ...field }: FactFieldProps) {
  return (
    <TranslatedField
      {...field}
      name={name}
      label={words?.labels[name] ?? messages.churchFacts.labels[name]}
      help={[help, words?.noteOf(name)].filter(Boolean).join(' ')}
      isOptional={isOptional && !words}
    />
  );
}
