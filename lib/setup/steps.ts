/** The steps from a new site to the church's own, in their order, and what they are called. */
export const setupSteps = [
  { id: 'church', label: 'Your church' },
  { id: 'services', label: 'Services' },
  { id: 'words', label: 'People and words' },
  { id: 'look', label: 'Look' },
  { id: 'demo', label: 'Demo content' },
  { id: 'ready', label: 'Ready' },
] as const;
export type SetupStep = (typeof setupSteps)[number]['id'];

/** The step that an address names; the first for any other text. */
export function stepOf(text: unknown): SetupStep {
  return setupSteps.find(({ id }) => id === text)?.id ?? 'church';
}
