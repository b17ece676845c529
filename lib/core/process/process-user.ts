import { userInfo } from 'node:os';

/** Returns the name of the user that this process runs as; its number where the machine has no name for it. */
export function processUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
