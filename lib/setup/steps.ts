import type { Setup } from './checklist.ts';

/** The steps of the setup in order. */
export const setupSteps = ['church', 'services', 'words', 'look', 'demo', 'ready'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Returns the steps of this site in order: that of the demo while it is there, or is the current one. */
export function stepsOf(
  { church, untouched }: Pick<Setup, 'church' | 'untouched'>,
  current?: SetupStep,
): readonly SetupStep[] {
  const { ministries: _, services: _services, ...rows } = untouched;
  const hasDemo = church.is_demo || Object.values(rows).some((count) => count > 0);
  return setupSteps.filter((step) => step !== 'demo' || hasDemo || step === current);
}

/** Returns the step of an address; the first for other texts. */
export function stepOf(text: unknown): SetupStep {
  return setupSteps.find((step) => step === text) ?? 'church';
}
