import { expect, test } from 'vitest';
import {
  type PackageEntry as Entry,
  hasDevelopment,
  installCommand,
  isComplete,
  type PackageLock as Lock,
} from '#server/build/packages.mjs';

const site: Record<string, Entry> = { 'node_modules/next': { version: '16.0.0' } };
const tools: Record<string, Entry> = { 'node_modules/vitest': { version: '4.0.0', dev: true } };
const shared: Record<string, Entry> = { 'node_modules/playwright': { version: '1.0.0', devOptional: true } };
const ofOneSystem: Record<string, Entry> = { 'node_modules/fsevents': { version: '2.0.0', optional: true } };
const wanted: Lock = { packages: { '': {}, ...site, ...tools, ...shared, ...ofOneSystem } };
const running = { development: false };
const developing = { development: true };

test('a machine that only runs the site has all it needs without what tests use', () => {
  const found = { packages: { ...site } };
  expect(isComplete(wanted, found, running)).toBe(true);
  expect(isComplete(wanted, found, developing)).toBe(false);
});

test('what tests use is asked for where they are to run', () => {
  expect(isComplete(wanted, { packages: { ...site, ...tools, ...shared } }, developing)).toBe(true);
  expect(isComplete(wanted, { packages: { ...site, ...tools } }, developing)).toBe(false);
});

test('another version of a package is a missing one, and so is a folder without any', () => {
  const older = { packages: { 'node_modules/next': { version: '15.0.0' } } };
  expect(isComplete(wanted, older, running)).toBe(false);
  expect(isComplete(wanted, undefined, running)).toBe(false);
});

test('an update leaves a developer all tools, and brings none to a machine without', () => {
  expect(hasDevelopment(wanted, { packages: { ...site, ...tools } })).toBe(true);
  expect(hasDevelopment(wanted, { packages: { ...site, ...shared } })).toBe(false);
  expect(hasDevelopment(wanted, undefined)).toBe(false);
  expect(installCommand({ ...developing, isAddition: false })).toContain('--include=dev');
  expect(installCommand({ ...running, isAddition: false })).toContain('--omit=dev');
});

test('what a running site uses is not deleted to add to it', () => {
  expect(installCommand({ ...developing, isAddition: true })).not.toContain('ci');
  expect(installCommand({ ...developing, isAddition: false })).toContain('ci');
});
