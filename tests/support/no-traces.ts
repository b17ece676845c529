import { afterAll, vi } from 'vitest';

// Files of unit tests share a process: what one stood in for is itself again in the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
