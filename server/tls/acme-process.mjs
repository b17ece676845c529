// Runs acme-process.ts for a server that runs from the sources; a bundled server has it as a program.
import { register } from 'tsx/esm/api';

register();
await import('./acme-process.ts');
