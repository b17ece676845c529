import type { Setup } from '#lib/setup/checklist.ts';

/** The properties of every setup step. */
export interface StepProps {
  setup: Setup;
  /** Reloads the setup; resolves when it is loaded. */
  onChanged: () => Promise<unknown>;
}
