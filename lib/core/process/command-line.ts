/** The npm scripts of the commands; an installed release and the image have the commands themselves. */
export const npmNames = {
  backup: 'backup',
  restore: 'restore',
  import: 'import',
  'upgrade-check': 'upgrade-check',
  'hash-password': 'admin:hash-password',
  'reset-factors': 'admin:reset-factors',
  'staff-owner': 'staff:owner',
  claim: 'claim',
  'move-uploads': 'uploads:move',
  'sweep-uploads': 'uploads:sweep',
} as const;

export type CommandName = keyof typeof npmNames;

/** Returns a command as typed where a release is installed, by its program and without npm, or in a source tree. */
export function commandLine(program: string | undefined, name: CommandName, args = ''): string {
  const command = program ? `${program} ${name}` : `npm run ${npmNames[name]}`;
  if (!args) return command;
  return program ? `${command} ${args}` : `${command} -- ${args}`;
}
