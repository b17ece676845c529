import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { perProcess } from '#lib/core/process/per-process.ts';

// Beside a bundled process of the tests there is no program that judges sound: that of the sources does.
perProcess('sound-judge', () => ({
  program: pathToFileURL(resolve('lib/sound/judging/judge-process.mjs')),
}));
