'use client';

import { useState } from 'react';
import { type FieldProps, FormField } from '#components/form/form-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { plainText } from '#lib/core/html/plain-text.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslatedText } from '#lib/translations/schema.ts';
import type { TypedTexts } from '#lib/translations/typed-texts.ts';
import type { RowTranslation, TextBeside } from './row-translation.ts';

const RichEditor = lazyComponent(() =>
  import('#components/words/editor/rich-editor.tsx').then((module) => module.RichEditor),
);

interface SecondTextProps extends TextBeside {
  translation: RowTranslation;
  /** Whether there is no original yet. */
  isWaiting?: boolean;
  /** The field gets the focus once it is there. */
  isStart?: boolean;
}

/** A text in the second language: its field, its state in words, and what can be done about it. */
export function SecondText(props: SecondTextProps) {
  const { name, label, translation, isWaiting = false } = props;
  const { languageName, isThere, isFailed, reload } = translation;
  const words = messages.translating;
  const named = words.inLanguage(label, languageName);
  const stored = translation.stored(name);
  const typed = translation.typed[name];
  if (!isThere) {
    return (
      <div className="second-text text-sm text-ink-3" data-waiting={isWaiting || undefined}>
        {isFailed ? (
          <RetryNotice onRetry={reload}>{words.loadFailed(languageName)}</RetryNotice>
        ) : (
          <p>{words.opening(languageName)}</p>
        )}
      </div>
    );
  }
  return (
    <div className="second-text" data-waiting={isWaiting || undefined}>
      <FormField
        label={named}
        help={isWaiting ? words.noOriginal : stateOf(stored, typed)}
        error={translation.mistakeOf(name)}
      >
        {(field) => <Control {...props} {...{ field, named }} />}
      </FormField>
      {!isWaiting && <Deeds {...{ name, named, stored, translation }} isTyped={typed !== undefined} />}
    </div>
  );
}

type ControlProps = SecondTextProps & { field: FieldProps; named: string };

function Control(props: ControlProps) {
  const { field, name, named, kind, hasHeadings, translation, isStart, isWaiting } = props;
  const { language } = translation;
  const value = translation.valueOf(name);
  const type = (text: string) => translation.type(name, text);
  const spoken = { lang: language, dir: languageFacts[language].direction };
  if (kind === 'rich' && !isWaiting)
    return (
      <RichEditor
        {...field}
        label={named}
        value={value}
        onChange={type}
        hasHeadings={hasHeadings}
        isStart={isStart}
      />
    );
  const shared = {
    ...field,
    ...spoken,
    value,
    disabled: isWaiting,
    ref: isStart ? focusOnce : undefined,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return kind === 'text' ? (
    <textarea {...shared} className="field min-h-[120px]" />
  ) : (
    <input {...shared} className="field" autoComplete="off" />
  );
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

interface DeedsProps extends Pick<SecondTextProps, 'name' | 'translation'> {
  named: string;
  stored: TranslatedText | undefined;
  isTyped: boolean;
}

/** Asks the program, or says that the words are right. */
function Deeds({ name, named, stored, translation, isTyped }: DeedsProps) {
  const [pending, setPending] = useState<'suggest' | 'confirm' | null>(null);
  const { suggest, suggestNamed, isRight, isRightNamed } = messages.translating;
  const run = async (deed: 'suggest' | 'confirm') => {
    setPending(deed);
    await translation[deed](name);
    setPending(null);
  };
  const mayConfirm = !isTyped && (stored?.state === 'stale' || stored?.state === 'machine');
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mayConfirm && (
        <Button
          size="small"
          variant="secondary"
          aria-label={isRightNamed(named)}
          pending={pending === 'confirm'}
          onClick={() => run('confirm')}
        >
          {isRight}
        </Button>
      )}
      {translation.row?.may_suggest && stored && (
        <Button
          size="small"
          variant="secondary"
          aria-label={suggestNamed(named)}
          pending={pending === 'suggest'}
          onClick={() => run('suggest')}
        >
          {suggest}
        </Button>
      )}
    </div>
  );
}

const mostShown = 160;

/** The state of a translation in words; undefined where there is nothing to say. */
function stateOf(
  stored: TranslatedText | undefined,
  typed: TypedTexts[string] | undefined,
): string | undefined {
  const { missing, stale, machine } = messages.translating;
  if (typed) return typed.isSuggested ? machine : undefined;
  switch (stored?.state) {
    case 'there':
      return undefined;
    case 'stale':
      return stale(excerpt(stored));
    case 'machine':
      return machine;
    default:
      return missing;
  }
}

function excerpt({ original, kind }: TranslatedText): string {
  const text = kind === 'rich' ? plainText(original) : original;
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
