import { parsedUrl } from './parsed-url.ts';

/** The parameter in which programs that count or check clicks keep the address, by host and path. */
const redirects: readonly (readonly [RegExp, string])[] = [
  [/^(?:www\.)?google\.[a-z.]{2,6}\/(?:url|imgres)$/, 'q url imgrefurl'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^(?:l|lm)\.(?:facebook|instagram)\.com\/(?:l\.php)?$/, 'u'],
  [/^(?:www\.)?youtube\.com\/redirect$/, 'q'],
  [/^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)$/, 'url'],
  [/^urldefense\.proofpoint\.com\/v1\/url$/, 'u'],
  [/^slack-redir\.net\/link$/, 'url'],
  [/^out\.reddit\.com\//, 'url'],
  [/^(?:www\.)?(?:duckduckgo\.com\/l|vk\.com\/away\.php)\/?$/, 'uddg to'],
];
/** One may lead to the next. */
const mostRedirects = 5;

/** Returns the address that a tracking redirect leads to (those of Google Docs, Outlook, Facebook and others); others unchanged. */
export function directAddress(address: string): string {
  let direct = address;
  for (let passed = 0; passed < mostRedirects; passed += 1) {
    const next = targetOf(direct);
    if (next === null) return direct;
    direct = next;
  }
  return direct;
}

function targetOf(address: string): string | null {
  const url = parsedUrl(address);
  if (!url) return null;
  const { hostname, pathname, searchParams, href } = url;
  const [, proofpoint = ''] = /^https:\/\/urldefense\.(?:com|us)\/v3\/__(.+?)__;/.exec(href) ?? [];
  const names = redirects.find(([pattern]) => pattern.test(`${hostname}${pathname}`))?.[1].split(' ') ?? [];
  const target = proofpoint || names.map((name) => searchParams.get(name)).find((value) => value);
  return target && /^https?:\/\//i.test(target) && parsedUrl(target) ? target : null;
}
