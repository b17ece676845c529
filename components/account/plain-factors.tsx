'use client';

import type { Factor } from '#lib/account/schema.ts';
import { PlainFactorForm } from './plain-factor-form.tsx';
import { PlainSignOut } from './plain-sign-out.tsx';

/** The second step of the sign-in without scripts: a form for each factor, and one for the codes on paper. */
export function PlainFactors({ factors }: { factors: readonly Factor[] }) {
  return (
    <div className="grid max-w-md gap-10">
      {factors.map((factor) => (
        <PlainFactorForm key={factor.id} factor={factor} />
      ))}
      {factors[0] && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Use a recovery code instead
          </summary>
          <div className="mt-4">
            <PlainFactorForm factor={factors[0]} isRecovery />
          </div>
        </details>
      )}
      <PlainSignOut />
    </div>
  );
}
