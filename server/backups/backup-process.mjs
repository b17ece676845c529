// Loads backup-process.ts for a server that runs from sources; the bundle contains it as a program.
import { register } from 'tsx/esm/api';

register();
await import('./backup-process.ts');
