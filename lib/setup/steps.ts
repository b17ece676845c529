/** The steps of the setup in order. */
export const setupSteps = ['church', 'services', 'words', 'look', 'demo', 'ready'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Returns the step of an address; the first for other texts. */
export function stepOf(text: unknown): SetupStep {
  return setupSteps.find((step) => step === text) ?? 'church';
}
