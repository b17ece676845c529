'use client';

import type { ComponentProps } from 'react';
import { FormNotice } from '#components/form/form-notice.tsx';
import type { ActionResult } from '#lib/core/operations/action.ts';
import type { FormAnswer } from '#lib/core/operations/form-answer.ts';
import { setupMessages } from '#lib/setup/messages.ts';

interface FormOutcomeProps<Typed> {
  result: ActionResult<FormAnswer<Typed>> | null;
  /** Where to go on once it is saved. */
  next: ComponentProps<typeof FormNotice>['next'];
}

/** What became of a form of the setup, at its top. */
export function FormOutcome<Typed>({ result, next }: FormOutcomeProps<Typed>) {
  if (!result) return null;
  if (!result.ok) return <FormNotice isRefusal text={result.error.message} />;
  if (result.data.isSaved) return <FormNotice text={setupMessages.saved} next={next} />;
  return <FormNotice isRefusal={!result.data.isCarried} text={result.data.message} />;
}
