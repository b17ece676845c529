'use client';

import { useState } from 'react';
import { InputField } from '#components/form/form-field.tsx';
import type { SavedBeside } from '#components/form/saving/saved-beside.ts';
import { writePage } from '#components/translations/translation-calls.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';

/** What a page has in the second language beside its texts. */
type PageFields = Partial<Pick<TranslationRow, 'path' | 'is_ready'>>;

export interface PageTranslation extends SavedBeside {
  languageName: string;
  /** Its address and whether it is complete, as typed or stored. */
  fields: PageFields;
  change: (fields: PageFields) => void;
  /** Why the address was refused. */
  mistake: string | undefined;
}

/** A page in the second language, saved with the page's settings; null while the site has one language. */
export function usePageTranslation(id: string): PageTranslation | null {
  const words = useTranslation('site_pages', id);
  const [typed, setTyped] = useState<PageFields>({});
  const [mistake, setMistake] = useState<string>();
  if (!words) return null;
  const { languageName, row } = words;
  const isTyped = Object.keys(typed).length > 0;
  const saveFields = async (known: TranslationRow | null): Promise<ActionResult<TranslationRow>> => {
    setMistake(undefined);
    const answer = await writePage(id, typed, known);
    if (answer.ok) {
      setTyped({});
      words.reload();
      return answer;
    }
    const { fields, message, code } = answer.error;
    setMistake(fields?.path?.[0]);
    toast('error', messages.translating.saveFailed(languageName, fields?.path?.[0] ?? message));
    // What was typed stays, and is saved over what someone else has saved by the next press.
    if (code === 'conflict') words.reload();
    return answer;
  };
  return {
    ...words,
    isTyped: words.isTyped || isTyped,
    fields: { path: row?.path ?? null, is_ready: row?.is_ready ?? false, ...typed },
    change: (fields) => setTyped((before) => ({ ...before, ...fields })),
    mistake,
    save: async (saved) => {
      const answer = words.isTyped ? await words.save(saved) : null;
      if (answer && !answer.ok) return answer;
      return isTyped
        ? saveFields((answer?.data as TranslationRow | null) ?? row)
        : (answer ?? { ok: true, data: null });
    },
  };
}

/** The address of a page in the second language, and whether the page is complete there. */
export function PageTranslationFields({ translation }: { translation: PageTranslation }) {
  const { languageName, fields, change, mistake } = translation;
  const { pathIn, pathInHelp, ready, readyHelp } = messages.pageEditing.settings;
  return (
    <>
      <InputField
        label={pathIn(languageName)}
        help={pathInHelp}
        error={mistake}
        inputMode="url"
        value={fields.path ?? ''}
        onChange={({ target }) => change({ path: target.value.trim() || null })}
      />
      <div className="flex items-start gap-3.5">
        <Switch
          label={ready(languageName)}
          checked={fields.is_ready ?? false}
          onChange={(is_ready) => change({ is_ready })}
        />
        <div className="grid">
          <span aria-hidden className="text-sm font-semibold">
            {ready(languageName)}
          </span>
          <span className="text-sm text-ink-3">{readyHelp}</span>
        </div>
      </div>
    </>
  );
}
