'use client';

import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { More } from '#components/ui/folds/more.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { messages } from '#lib/language/messages.ts';
import type { OfferedTopic } from '#lib/subscribers/topics.ts';
import { useLetterDesk } from './read-letters.ts';
import type { LetterForm } from './use-letter-editor.ts';

/** The topics whose readers get the letter, each with one sentence. Events that are not chosen are folded away. */
export function TopicFields({ form }: { form: LetterForm }) {
  const id = useId();
  const desk = useLetterDesk();
  const error = form.getFieldState('topics', form.formState).error?.message;
  const [first] = useState(() => form.getValues('topics'));
  const isFolded = ({ topic }: OfferedTopic) => topic.startsWith('event:') && !first.includes(topic);
  const folded = desk?.topics.filter(isFolded) ?? [];
  return (
    <fieldset aria-describedby={`${id}-error`} className="min-w-0">
      <legend className="text-sm font-semibold">{messages.letterEditing.labels.topics}</legend>
      {!desk && <Loading>{messages.ui.loading}</Loading>}
      <TopicTicks form={form} topics={desk?.topics.filter((topic) => !isFolded(topic)) ?? []} />
      {folded.length > 0 && (
        <More>
          <TopicTicks form={form} topics={folded} />
        </More>
      )}
      <div id={`${id}-error`}>{error && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  );
}

function TopicTicks({ form, topics }: { form: LetterForm; topics: readonly OfferedTopic[] }) {
  return (
    <Controller
      control={form.control}
      name="topics"
      render={({ field: { value, onChange } }) => (
        <div className="letter-topics">
          {topics.map(({ topic, label, hint }) => (
            <label key={topic} className="letter-topic">
              <input
                type="checkbox"
                checked={value.includes(topic)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, topic] : value.filter((each) => each !== topic))
                }
              />
              <span className="grid">
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-ink-2">{hint}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    />
  );
}
