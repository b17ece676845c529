// The same as backup-process.ts, for a server that runs from the sources; a bundled one has that as a program.
import { register } from 'tsx/esm/api';

register();
await import('./backup-process.ts');
