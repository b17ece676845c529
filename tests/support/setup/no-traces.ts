import { afterAll, afterEach, vi } from 'vitest';
import { removeFolders } from '../folders.ts';

// Test files share a process: each test leaves its clock, environment and globals as they were.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
afterAll(removeFolders);
