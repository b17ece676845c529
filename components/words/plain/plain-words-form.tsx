'use client';

import type { ComponentProps } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import type { WordsAnswer } from '#lib/page-texts/plain-form/answer.ts';
import type { PlainTextForm } from '#lib/page-texts/plain-form/page-forms.ts';
import { PlainEntries } from './plain-entries.tsx';

interface PlainWordsFormProps {
  shown: PlainTextForm;
  /** What is wrong with this form, or came back into it. */
  answer: Extract<WordsAnswer, { isSaved: false }> | null;
  form: Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'noValidate'>;
  isPending: boolean;
}

/** The words of one key as a form behind their title, open while there is something to see to. */
export function PlainWordsForm({ shown, answer: left, form, isPending }: PlainWordsFormProps) {
  const words = left?.typed ?? shown.words;
  return (
    <details id={shown.key} open={left !== null} className="group border-b border-rule">
      <Title shown={shown} />
      {/* Fields take what they are given at first only: other words are other fields. */}
      <form {...form} key={JSON.stringify(words)} className="grid gap-6 pt-2 pb-8">
        <input type="hidden" name="key" value={shown.key} />
        <input type="hidden" name="if_match" value={left?.version ?? shown.version} />
        {/* What Enter sends. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        {left?.theirs && <Theirs words={left.theirs} />}
        <PlainEntries words={words} fields={left?.fields ?? {}} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" pending={isPending}>
            Save
          </Button>
          {!shown.isOriginal && (
            <Button type="submit" name="intent" value="original" variant="secondary">
              Use the original again
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}

function Title({ shown }: { shown: PlainTextForm }) {
  return (
    <summary className="cursor-pointer py-4">
      <span className="inline-flex flex-wrap items-center gap-3 font-semibold">
        <span>{shown.title}</span>
        {!shown.isOriginal && <Badge tone="cedar">Yours</Badge>}
      </span>
      <span className="mt-0.5 block text-sm text-ink-2 group-open:hidden">{shown.beginning}</span>
    </summary>
  );
}

/** What somebody else saved meanwhile, above what was typed here. */
function Theirs({ words }: { words: string }) {
  return (
    <div className="grid gap-2 rounded-card border-2 border-sunflower bg-white p-5">
      <p className="font-semibold">Theirs says now:</p>
      <p className="whitespace-pre-line">{words}</p>
      <p className="text-sm text-ink-2">
        What you typed is below. Save it again, and it takes the place of theirs.
      </p>
    </div>
  );
}
