import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '#tests/support/folders.ts';

/** Writes into the folder without a pause, and some more after SIGTERM. */
const program = `
  const { writeFileSync } = require('node:fs');
  let count = 0;
  const write = () => writeFileSync(process.argv[1] + '/file' + count++, '');
  process.on('SIGTERM', () => { for (let at = 0; at < 200; at++) write(); process.exit(3); });
  write();
  setInterval(write, 1);
  console.log('ready');
`;
let folder: string;

beforeEach(() => {
  folder = newFolder();
  writeFileSync(join(folder, 'here-before'), '');
});

test('the folder of a program is removed once the program has ended, not before', async () => {
  const thenRemove = join(import.meta.dirname, '../../e2e/support/sites/then-remove.mjs');
  const child = spawn(process.execPath, [thenRemove, folder, '-e', program, folder], { detached: true });
  await once(child.stdout, 'data');
  expect(existsSync(join(folder, 'here-before'))).toBe(true);
  // As Playwright ends a site: the signal goes to the group.
  process.kill(-Number(child.pid), 'SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(3);
  expect(existsSync(folder)).toBe(false);
});
