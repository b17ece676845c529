/** The steps of the setup in order, with their labels. */
export const setupSteps = [
  { id: 'church', label: 'Your church' },
  { id: 'services', label: 'Services' },
  { id: 'words', label: 'People and words' },
  { id: 'look', label: 'Look' },
  { id: 'demo', label: 'Demo content' },
  { id: 'ready', label: 'Ready' },
] as const;
export type SetupStep = (typeof setupSteps)[number]['id'];

/** Returns the step of an address; the first for other texts. */
export function stepOf(text: unknown): SetupStep {
  return setupSteps.find(({ id }) => id === text)?.id ?? 'church';
}
