'use client';

import '#components/form/choice.css';
import type { UseFormReturn } from 'react-hook-form';
import { aboutTexts } from '#lib/page-texts/pages/about.ts';
import type { LeaderFormValues } from './leader-form-values.ts';

const { original: roles } = aboutTexts['about.roles'];

/** The roles of the page without names, to begin with: one of them fills role and words, as long as nothing is typed there. */
export function StartFromRole({ form }: { form: UseFormReturn<LeaderFormValues> }) {
  const [role, words] = form.watch(['role', 'words']);
  const isUntouched = roles.some((each) => each.text === words) || !words;
  if (!isUntouched || (role && !roles.some((each) => each.role === role))) return null;
  const start = (chosen: (typeof roles)[number]) => {
    form.setValue('role', chosen.role, { shouldDirty: true });
    form.setValue('words', chosen.text, { shouldDirty: true });
  };
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Start from a role</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {roles.map((each) => (
          <button
            key={each.role}
            type="button"
            aria-pressed={each.role === role}
            onClick={() => start(each)}
            className="choice"
          >
            {each.role}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
