'use client';

import type { Factor } from '#lib/account/schema.ts';
import type { CarriedFields } from '#lib/core/cache/render-context.ts';
import { PlainFactorForm } from './plain-factor-form.tsx';
import { PlainSignOut } from './plain-sign-out.tsx';

interface PlainFactorsProps {
  factors: readonly Factor[];
  /** What was typed into another form meanwhile. */
  carried: CarriedFields | null;
}

/** The second step of the sign-in without scripts: a form for each factor, and one for the codes on paper. */
export function PlainFactors({ factors, carried }: PlainFactorsProps) {
  return (
    <div className="grid max-w-md gap-10">
      {factors.map((factor) => (
        <PlainFactorForm key={factor.id} factor={factor} carried={carried} />
      ))}
      {factors[0] && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Use a recovery code instead
          </summary>
          <div className="mt-4">
            <PlainFactorForm factor={factors[0]} carried={carried} isRecovery />
          </div>
        </details>
      )}
      <PlainSignOut />
    </div>
  );
}
