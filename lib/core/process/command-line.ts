/** The npm scripts of the commands; the image has the commands themselves. */
export const npmNames = {
  backup: 'backup',
  restore: 'restore',
  import: 'import',
  'upgrade-check': 'upgrade-check',
  'hash-password': 'admin:hash-password',
  'reset-factors': 'admin:reset-factors',
  'staff-owner': 'staff:owner',
  'move-uploads': 'uploads:move',
  'sweep-uploads': 'uploads:sweep',
} as const;

export type CommandName = keyof typeof npmNames;

/** Returns a command as typed in the image, which has no npm, or in a source tree. */
export function commandLine(isImage: boolean, name: CommandName, args = ''): string {
  const command = isImage ? `belltower ${name}` : `npm run ${npmNames[name]}`;
  if (!args) return command;
  return isImage ? `${command} ${args}` : `${command} -- ${args}`;
}
