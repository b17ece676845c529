'use client';

import { lazy, Suspense, useState } from 'react';
import { importPatiently } from '#components/ui/lazy/lazy-import.ts';
import type { ShownForm } from '#lib/forms/shown/shown-form.ts';
import { withMessages } from '#lib/language/load-messages.ts';

const FormView = lazy(() =>
  importPatiently(() =>
    withMessages('forms', () => import('./form-view.tsx')).then((module) => ({ default: module.FormView })),
  ),
);

interface LateFormProps {
  shown: ShownForm;
  /** Unique on the page. */
  id: string;
}

/**
 * A form whose code comes late, on the pages that have one. Until then, and where it does not arrive, the browser posts
 * what the server drew. The form stays as it was opened: what is typed must not disappear with a question that is removed
 * meanwhile.
 */
export function LateForm({ shown, id }: LateFormProps) {
  const [opened] = useState(shown);
  return (
    <Suspense>
      <FormView shown={opened} id={id} />
    </Suspense>
  );
}
