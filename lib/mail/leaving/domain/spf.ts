import { messages } from '#lib/language/messages.ts';
import type { Carrier } from './carriers.ts';
import type { ReadTexts } from './look-up.ts';
import type { DomainCheck } from './schema.ts';

/** RFC 7208, 4.6.4. */
const mostLookups = 10;

/** Says whether the domain lets the carrier send (RFC 7208). */
export async function checkSpf(
  domain: string,
  carrier: Carrier | null,
  server: string,
  read: ReadTexts,
): Promise<DomainCheck> {
  const words = messages.mailSettings.senderDomain.spf;
  const say = (state: DomainCheck['state'], said: string, value?: string): DomainCheck => ({
    ...{ name: 'spf', state, words: said },
    record: value === undefined ? null : { name: domain, value },
  });
  if (carrier?.includes.length === 0) return say('right', words.ofCarrier(server));
  const records = spfIn(await read(domain));
  const wanted = carrier?.includes[0];
  if (records.length > 1) return say('wrong', words.several, merged(records, wanted));
  const [record] = records;
  if (record === undefined)
    return say('wrong', words.none(server), wanted && `v=spf1 include:${wanted} ~all`);
  if (!carrier || !wanted) return say('unknown', words.unknown(server));
  const included = await includesOf(record, read);
  if (carrier.includes.some((name) => included.has(name))) return say('right', words.right(server));
  return say('wrong', words.without(server), withInclude(record, wanted));
}

function spfIn(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
}

/** Returns the names that a record includes, and those that these include. */
async function includesOf(record: string, read: ReadTexts): Promise<Set<string>> {
  const seen = new Set<string>();
  const left = namesIn(record);
  for (let name = left.shift(); name !== undefined && seen.size < mostLookups; name = left.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const [inner] = spfIn(await read(name));
    if (inner) left.push(...namesIn(inner));
  }
  return seen;
}

function namesIn(record: string): string[] {
  return [...record.toLowerCase().matchAll(/(?:^|\s)\+?(?:include:|redirect=)(\S+)/g)].flatMap(([, name]) =>
    name ? [name] : [],
  );
}

function withInclude(record: string, name: string): string {
  const parts = record.trim().split(/\s+/);
  const end = parts.findIndex((part) => /^[+?~-]?all$|^redirect=/i.test(part));
  parts.splice(end < 0 ? parts.length : end, 0, `include:${name}`);
  return parts.join(' ');
}

/** Several records hold as none: one has to say what they said. */
function merged(records: readonly string[], wanted: string | undefined): string {
  const parts = records.flatMap((record) => record.trim().split(/\s+/).slice(1));
  const allowed = parts.filter((part) => !/^[+?~-]?all$|^redirect=/i.test(part));
  const all = [...new Set([...allowed, ...(wanted ? [`include:${wanted}`] : [])])];
  return ['v=spf1', ...all, '~all'].join(' ');
}
