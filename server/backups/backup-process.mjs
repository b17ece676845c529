// Makes one backup for the server that has started this process, which ends when the server does.
import { constants, setPriority } from 'node:os';
import { register } from 'tsx/esm/api';

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
register();
const { leaveNothing, makeNamedBackup } = await import('./backup-process.ts');
const end = () => void leaveNothing().finally(() => process.exit(1));
// Whoever stops the server in a terminal stops all its processes; the server says itself when it goes.
process
  .on('SIGINT', () => {})
  .on('SIGTERM', end)
  .on('disconnect', end);
if (process.connected) await makeNamedBackup(process.argv[2]);
process.exit(0);
