import { format } from 'node:util';
import { afterEach } from 'vitest';

/** What a test wrote to console.error. One that expects such a line puts its own spy in place. */
const unexpected: string[] = [];

console.error = (...parts: unknown[]) => {
  unexpected.push(format(...parts));
};

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console.error:\n${lines.join('\n')}`);
});
