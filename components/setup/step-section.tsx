import type { ReactNode } from 'react';
import { messages } from '#lib/language/messages.ts';
import type { SetupStep } from '#lib/setup/steps.ts';

/** A step under its heading. */
export function StepSection({ step, children }: { step: SetupStep; children: ReactNode }) {
  return (
    <section aria-labelledby="step" className="grid gap-7">
      <h2 id="step" className="text-3xl">
        {messages.setup.headings[step]}
      </h2>
      {children}
    </section>
  );
}
