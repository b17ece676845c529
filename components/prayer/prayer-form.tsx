'use client';

import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { answerPrayerFormAction } from '#lib/prayer/form-action.ts';
import { checkPrayerRequest } from '#lib/prayer/request-rules.ts';
import type { PrayerSource } from '#lib/prayer/schema.ts';
import { PrayerFields, type PrayerTyped } from './prayer-fields.tsx';

interface PrayerFormProps {
  /** Earlier input, for a form that is unmounted. */
  draft?: PrayerTyped | undefined;
  onDraft?: (typed: PrayerTyped | undefined) => void;
  onSent?: () => void;
  /** The source shown to the team, if any. */
  source?: PrayerSource | undefined;
}

/** The prayer request form. */
export function PrayerForm({ source, ...more }: PrayerFormProps) {
  return (
    <VisitorForm<PrayerTyped>
      {...more}
      action={answerPrayerFormAction}
      page={inLanguage(paths.visitFrom(source))}
      answerId="prayer-answer"
      api="/api/prayer-requests"
      check={checkPrayerRequest}
      texts={messages.prayerForm}
      submit={messages.prayerForm.submit}
      submitting={messages.prayerForm.submitting}
    >
      {(typed, errors) => (
        <>
          {source && <input type="hidden" name="source" value={source} />}
          <PrayerFields typed={typed} errors={errors} />
        </>
      )}
    </VisitorForm>
  );
}
