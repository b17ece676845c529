import { expect, it, vi } from 'vitest';
import { inlineScriptHashes } from '#lib/core/http/csp.ts';
import { log } from '#lib/core/process/log.ts';
import { refuseForeignScripts, scriptNonce } from '#server/html/own-scripts.ts';

const hashesOf = (html: string, written: string[] = []) => {
  return inlineScriptHashes(refuseForeignScripts(html, new Set(written)));
};
const own = (text: string) => `<script nonce="${scriptNonce}">${text}</script>`;

it('leaves the scripts that Next marked or a component wrote, without the mark', () => {
  const html = `<link nonce="${scriptNonce}"/>${own('a')}<script>b</script><script type="application/ld+json">{}</script>`;
  const error = vi.spyOn(log, 'error');
  expect(refuseForeignScripts(html, new Set(['b']))).toBe(
    '<link/><script>a</script><script>b</script><script type="application/ld+json">{}</script>',
  );
  expect(refuseForeignScripts(`{\\"nonce\\":\\"${scriptNonce}\\"}`, new Set())).toBe(
    '{\\"nonce\\":\\"$undefined\\"}',
  );
  expect(
    refuseForeignScripts(`[\\"/a.css\\",\\"style\\",{\\"nonce\\":\\"${scriptNonce}\\"}]`, new Set()),
  ).toBe('[\\"/a.css\\",\\"style\\"]');
  expect(error).not.toHaveBeenCalled();
});

it.each([
  '<script>evil()</script>',
  '<SCRIPT>evil()</SCRIPT>',
  '<script\n>evil()</script >',
  '<script/x>evil()</script>',
  '<script nonce>evil()</script>',
  '<script nonce="guess">evil()</script>',
  '<script type="module">evil()</script>',
  '<script id=a type="application/ld+json">evil()</script>',
  '<script type="application/ld+json" type="module">evil()</script>',
  '<svg><script>evil()</script></svg>',
  '<script>own()</script><script>evil()</script>',
  '<script>own()/*</script><script>*/evil()</script>',
  '<script>own();evil()</script>',
  '<script src="/uploads/a.webp" async=""></script>',
  '<p title="<script>evil()</script>">',
  '<!--<script>evil()</script>-->',
  '<script>self.__next_f.push([1,"evil"])</script>',
  '<script><script>evil()</script>',
])('lets %s in content never run', (content) => {
  const page = `<div>${content}</div>${own('last()')}`;
  const allowed = inlineScriptHashes('<script>own()</script><script>last()</script>');
  for (const hash of hashesOf(page, ['own()'])) expect(allowed).toContain(hash);
  const html = refuseForeignScripts(page, new Set(['own()']));
  for (const [start] of html.matchAll(/<script[^>]*>(?!own\(\)<|last)/gi))
    expect(start).toMatch(/^<script type="application\/(?:x-refused|ld\+json")/);
});

it('says that a page holds such a script', () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  refuseForeignScripts(`<script>evil()</script>${own('a')}`, new Set());
  expect(error).toHaveBeenCalledWith({ refused: 1 }, expect.stringContaining('not of the site'));
});
