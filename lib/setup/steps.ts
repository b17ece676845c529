import type { Setup } from './checklist.ts';

/** The steps of the setup in order. */
export const setupSteps = [
  'church',
  'site',
  'services',
  'words',
  'look',
  'address',
  'demo',
  'ready',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The steps of a site whose address others decide, with the demo on it. */
export const usualSteps: readonly SetupStep[] = setupSteps.filter((step) => step !== 'address');

/**
 * Returns the steps of this site in order: that of the demo while it is there, that of the address while the site has no
 * name, or where one is the current step.
 */
export function stepsOf(
  { church, untouched, isWithoutName }: Pick<Setup, 'church' | 'untouched' | 'isWithoutName'>,
  current?: SetupStep,
): readonly SetupStep[] {
  const { ministries: _, services: _services, ...rows } = untouched;
  const hasDemo = church.is_demo || Object.values(rows).some((count) => count > 0);
  const isLeftOut = { demo: !hasDemo, address: !isWithoutName } as Partial<Record<SetupStep, boolean>>;
  return setupSteps.filter((step) => !isLeftOut[step] || step === current);
}

/** Returns the step of an address; the first for other texts. */
export function stepOf(text: unknown): SetupStep {
  return setupSteps.find((step) => step === text) ?? 'church';
}
