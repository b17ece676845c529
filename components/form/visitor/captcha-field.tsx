'use client';

import { LineMark } from '#components/ui/text/line-mark.tsx';
import type { Captcha } from '#lib/core/visitor-form/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { FormField } from '../form-field.tsx';
import type { CaptchaState } from './use-captcha.ts';

interface CaptchaFieldProps extends CaptchaState {
  error?: string | undefined;
  /** Whether only the sum is left: a page posted without scripts opens there. */
  isNext?: boolean;
}

/** After Lucide's icon 'refresh-cw' (ISC licence). The icon table stays on the server. */
const again = 'M21 3v5h-5M21 8A9.7 9.7 0 0 0 12 3a9 9 0 1 0 9 9';

/** A captcha: the sum of two numbers, replaceable by another. */
export function CaptchaField({
  captcha,
  hasFailed,
  isRefreshing,
  refresh,
  error,
  isNext,
}: CaptchaFieldProps) {
  if (!captcha && !hasFailed) {
    // As high as the sum, which appears at the first focus, so that nothing below it moves.
    return (
      <p className="flex min-h-[4.85rem] items-end text-sm text-ink-3">
        {messages.visitorForm.questionFirst}
      </p>
    );
  }
  return (
    <div className="flex items-start gap-x-3">
      {captcha ? (
        <Sum captcha={captcha} isDisabled={isRefreshing} error={error} isNext={isNext} />
      ) : (
        <p role="alert" className="text-sm font-semibold text-paintbrush">
          {messages.visitorForm.questionMissing}
        </p>
      )}
      <button
        type="button"
        onClick={refresh}
        className="noscript:hidden mt-[1.9rem] inline-flex min-h-12 items-center gap-2 rounded-control px-3 text-sm font-semibold text-accent hover:bg-limestone"
      >
        <LineMark line={again} size={17} />
        <span>{messages.visitorForm.anotherQuestion}</span>
      </button>
      {captcha && <input type="hidden" name="captcha_token" value={captcha.token} />}
    </div>
  );
}

interface SumProps extends Pick<CaptchaFieldProps, 'error' | 'isNext'> {
  captcha: Captcha;
  isDisabled: boolean;
}

function Sum({ captcha, isDisabled, error, isNext }: SumProps) {
  return (
    <FormField
      label={messages.visitorForm.question(captcha.a, captcha.b)}
      error={error}
      className="min-w-0 max-w-52 flex-1"
    >
      {(field) => (
        <input
          {...field}
          key={captcha.token}
          name="captcha_answer"
          defaultValue={captcha.answer}
          // biome-ignore lint/a11y/noAutofocus: a page sent without scripts shall open at what is left to do
          autoFocus={isNext}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          disabled={isDisabled}
          className="field"
        />
      )}
    </FormField>
  );
}
