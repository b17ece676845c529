import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptBytesOf } from '#scripts/bench/bare-next.ts';

test('the scripts of a bare page are those that a browser of today fetches', () => {
  const files: Record<string, Buffer> = {
    'static/chunks/a.js': randomBytes(1000),
    'static/chunks/b.js': randomBytes(500),
  };
  const html = `<script src="/_next/static/chunks/a.js?v=1" async=""></script><script>self.x=1</script>
    <script src="/_next/static/chunks/old.js" noModule=""></script><script async="" src="/_next/static/chunks/b.js"></script>`;
  const bytes = scriptBytesOf(html, (path) => files[path] ?? Buffer.alloc(9000));
  // What is random cannot be made smaller, only a few bytes longer.
  expect(bytes).toBeGreaterThanOrEqual(1500);
  expect(bytes).toBeLessThan(1530);
});
