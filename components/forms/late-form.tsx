'use client';

import { useState } from 'react';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import { lateCode } from './late-code.ts';

const FormView = lateCode(() => import('./form-view.tsx').then((module) => module.FormView));

interface LateFormProps {
  shown: ShownForm;
  /** Unique on the page. */
  id: string;
}

/**
 * A form to fill in. It stays as it was opened: what is typed must not disappear with a question that is removed, or when
 * the form is closed meanwhile.
 */
export function LateForm({ shown, id }: LateFormProps) {
  const [opened, setOpened] = useState(shown);
  if (opened.closed !== null && opened !== shown) setOpened(shown);
  return <FormView shown={opened} id={id} closed={shown.closed} />;
}
