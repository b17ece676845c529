import type { Setup } from '#lib/setup/checklist.ts';

/** What each step of the setup is given. */
export interface StepProps {
  setup: Setup;
  /** Reads the setup again. Resolves once it is read. */
  onChanged: () => Promise<unknown>;
}
