import { vi } from 'vitest';

const jar = new Map<string, { value: string; options: Record<string, unknown> }>();

/**
 * A browser's cookies as `next/headers` shows them to the code under test: name it in
 * `vi.mock('next/headers', () => import('./browser.ts'))`.
 */
export const cookies = vi.fn(async () => ({
  getAll: () => [...jar].map(([name, { value }]) => ({ name, value })),
  get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)?.value } : undefined),
  set: (name: string, value: string, options: Record<string, unknown> = {}) => {
    jar.set(name, { value, options });
  },
}));

export const headers = vi.fn(async () => new Headers());

/** The cookie the browser holds, with what it was set with. */
export function heldCookie(name: string) {
  return jar.get(name);
}

/** Puts a cookie into the browser. */
export function holdCookie(name: string, value: string): void {
  jar.set(name, { value, options: {} });
}

/** A new browser: nothing in it. */
export function forgetCookies(): void {
  jar.clear();
}
