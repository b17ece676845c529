import { startCommand, typedCommand, updater } from '#lib/core/process/env.ts';

/** Returns the two commands of an update by hand, with the files of the new release in place; none where root updates the site. */
export function updateCommands(): string[] {
  const kind = updater();
  if (kind === 'container') return ['docker compose build', 'docker compose up -d'];
  return kind === 'none' ? [typedCommand('upgrade-check'), startCommand] : [];
}
