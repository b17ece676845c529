import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { startArguments } from '#scripts/bench/servers/site.ts';

test('what is measured is started with the options of npm start, all of which this Node knows', async () => {
  const args = await startArguments();
  expect(args.at(-1)).toBe('server/start/start.mjs');
  const options = args.slice(0, -1);
  expect(options).toContain('--v8-pool-size=1');
  expect(execFileSync(process.execPath, [...options, '--print', '1']).toString()).toBe('1\n');
});
