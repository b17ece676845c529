import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

// `then-remove.mjs FOLDER PROGRAM [ARGUMENT ...]` runs a program of Node and removes its folder when it has ended: by
// then nothing writes there any more. It ends as the program did.
const [folder, ...program] = process.argv.slice(2);
const child = spawn(process.execPath, program, { stdio: 'inherit' });
// A signal goes to the whole group: the program hears it itself, and is waited for.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
