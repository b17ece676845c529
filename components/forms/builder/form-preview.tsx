'use client';

import { FormView } from '../form-view.tsx';
import type { EditorPartProps } from './form-words-fields.tsx';
import { previewOf } from './preview-of.ts';

/** The form as people will see it, with what is typed and not saved yet. It cannot be sent. */
export function FormPreview({ form }: EditorPartProps) {
  const shown = previewOf(form.watch());
  return (
    <div className="mt-6 grid gap-5 wrap-anywhere">
      <div>
        <h3 className="text-2xl">{shown.form.title}</h3>
        {shown.form.intro && <p className="mt-2 whitespace-pre-line text-ink-2">{shown.form.intro}</p>}
      </div>
      <FormView key={JSON.stringify(shown.form)} shown={shown} id="preview" isPreview />
    </div>
  );
}
