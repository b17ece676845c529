// The same as import-process.ts, for a server that runs from the sources; a bundled one has that as a program.
import { register } from 'tsx/esm/api';

register();
await import('./import-process.ts');
