// The same as migration-process.ts, for a server that runs from the sources; a bundled one has that as a program.
import { register } from 'tsx/esm/api';

register();
await import('./migration-process.ts');
