'use client';

import type { ComponentProps } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import type { Setup } from '#lib/setup/checklist.ts';
import { demoTextOf, type TypedFacts } from '#lib/setup/facts.ts';
import { setupMessages } from '#lib/setup/messages.ts';

type FactFieldProps = Omit<ComponentProps<typeof TextField<TypedFacts>>, 'name' | 'help'> & {
  setup: Setup;
  name: keyof TypedFacts;
  help?: string;
};

/** A fact of the church. One that still is the demo's is empty, and the help quotes the demo's. */
export function FactField({ setup, help, ...field }: FactFieldProps) {
  const demo = demoTextOf(field.name, setup);
  const now = demo && `Now “${demo}”, ${setupMessages.stillDemo}.`;
  return <TextField {...field} help={[help, now].filter(Boolean).join(' ') || undefined} />;
}
