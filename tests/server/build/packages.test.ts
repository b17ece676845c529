import { join } from 'node:path';
import { expect, test } from 'vitest';

// It runs before anything is installed or compiled, so it is plain JavaScript without types.
interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}
type Lock = { packages: Record<string, Entry> };
interface Packages {
  isComplete(wanted: Lock, found: Lock | undefined, options: { development: boolean }): boolean;
  hasDevelopment(wanted: Lock, found: Lock | undefined): boolean;
  installCommand(options: { development: boolean }): string[];
}
const packages: Packages = await import(join(import.meta.dirname, '../../../server/build/packages.mjs'));

const site: Record<string, Entry> = { 'node_modules/next': { version: '16.0.0' } };
const tools: Record<string, Entry> = { 'node_modules/vitest': { version: '4.0.0', dev: true } };
const shared: Record<string, Entry> = { 'node_modules/playwright': { version: '1.0.0', devOptional: true } };
const ofOneSystem: Record<string, Entry> = { 'node_modules/fsevents': { version: '2.0.0', optional: true } };
const wanted: Lock = { packages: { '': {}, ...site, ...tools, ...shared, ...ofOneSystem } };
const running = { development: false };
const developing = { development: true };

test('a machine that only runs the site has all it needs without what tests use', () => {
  const found = { packages: { ...site } };
  expect(packages.isComplete(wanted, found, running)).toBe(true);
  expect(packages.isComplete(wanted, found, developing)).toBe(false);
});

test('what tests use is asked for where they are to run', () => {
  expect(packages.isComplete(wanted, { packages: { ...site, ...tools, ...shared } }, developing)).toBe(true);
  expect(packages.isComplete(wanted, { packages: { ...site, ...tools } }, developing)).toBe(false);
});

test('another version of a package is a missing one, and so is a folder without any', () => {
  const older = { packages: { 'node_modules/next': { version: '15.0.0' } } };
  expect(packages.isComplete(wanted, older, running)).toBe(false);
  expect(packages.isComplete(wanted, undefined, running)).toBe(false);
});

test('an update leaves a developer all tools, and brings none to a machine without', () => {
  expect(packages.hasDevelopment(wanted, { packages: { ...site, ...tools } })).toBe(true);
  expect(packages.hasDevelopment(wanted, { packages: { ...site, ...shared } })).toBe(false);
  expect(packages.hasDevelopment(wanted, undefined)).toBe(false);
  expect(packages.installCommand(developing)).toContain('--include=dev');
  expect(packages.installCommand(running)).toContain('--omit=dev');
});
