'use client';

import { FormField } from '#components/form/form-field.tsx';
import { useFormAction } from '#components/form/use-form-action.ts';
import { Button } from '#components/ui/button.tsx';
import { signInFormAction } from '#lib/account/sessions/actions.ts';
import type { CarriedFields } from '#lib/core/cache/render-context.ts';
import { CarriedInputs } from './carried-inputs.tsx';

/** Asks for the admin password without scripts. The page that was asked for follows at the same address. */
export function PlainPassword({ carried }: { carried: CarriedFields | null }) {
  const [result, post] = useFormAction(signInFormAction);
  const error = result?.ok === false ? result.error.message : undefined;
  return (
    <form action={post} className="grid max-w-md gap-6">
      <CarriedInputs fields={carried} />
      <FormField label="Password" error={error}>
        {(field) => (
          <input
            {...field}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            className="field"
          />
        )}
      </FormField>
      <Button type="submit" className="justify-self-start">
        Unlock admin mode
      </Button>
    </form>
  );
}
