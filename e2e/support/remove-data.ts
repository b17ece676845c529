import { rm } from 'node:fs/promises';

/** Removes the data folder of the site under test, which has ended by now. */
export default async function removeData(): Promise<void> {
  if (process.env.E2E_DATA_DIR) await rm(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
