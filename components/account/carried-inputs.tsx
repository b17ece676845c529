'use client';

import type { CarriedFields } from '#lib/core/cache/render-context.ts';
import { carriedName } from '#lib/core/operations/carried-form.ts';

/** What was typed into another form, carried along unseen by one that signs in. */
export function CarriedInputs({ fields }: { fields: CarriedFields | null }) {
  return Object.entries(fields ?? {}).map(([name, text]) => (
    <input key={name} type="hidden" name={carriedName(name)} value={text} />
  ));
}
