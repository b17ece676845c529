import { afterAll, afterEach, vi } from 'vitest';
import { log } from '#lib/core/process/log.ts';
import { removeFolders } from '../folders.ts';

// What the site logs is not what tests print; a spy still hears of it.
log.level = 'silent';

// Test files share a process: each test leaves its clock, environment and globals as they were.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
afterAll(removeFolders);
