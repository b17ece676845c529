import type { CarriedFields } from '#lib/core/cache/render-context.ts';
import { whatCameBack } from '#lib/core/operations/form-answer.ts';
import type { ServiceAnswer, SetupAnswer } from './form-answer.ts';
import { serviceForm, setupForm } from './schema.ts';
import type { SetupStep } from './steps.ts';

const forms = { church: setupForm, services: serviceForm, look: setupForm } as const;

/** What the form of a step holds of these fields; null where it has none of them, or the step has no form. */
export function carriedOf(step: SetupStep, fields: CarriedFields): CarriedFields | null {
  if (!(step in forms)) return null;
  const form = forms[step as keyof typeof forms];
  const own = Object.entries(fields).filter(([name]) => Object.hasOwn(form.shape, name));
  const carried = Object.fromEntries(own);
  return own.length > 0 && form.safeParse(carried).success ? carried : null;
}

/** What the page itself says of its form: what was typed before its sender had to sign in, or what was done. */
export interface Told {
  carried: CarriedFields | null;
  /** What was done last, as the address names it. */
  done: unknown;
}

/** The same as the answer to a form of facts. */
export function toldOfFacts({ carried, done }: Told): SetupAnswer | null {
  if (!carried) return done === 'saved' ? { isSaved: true } : null;
  const { if_match, ...typed } = setupForm.parse(carried);
  return whatCameBack(typed, if_match);
}

/** The same as the answer to the form of the main service. */
export function toldOfService({ carried, done }: Told): ServiceAnswer | null {
  if (!carried) return done === 'saved' ? { isSaved: true } : null;
  const { if_match, ...typed } = serviceForm.parse(carried);
  return whatCameBack(typed, if_match);
}
