import { isStatedFact } from '#lib/church/schema.ts';
import { messages } from '#lib/language/messages.ts';
import type { ImportFact } from '../../site/facts.ts';

/** The columns of the church row behind facts of another name. */
const churchColumns: Readonly<Record<string, readonly string[]>> = {
  'social.facebook': ['facebook_url'],
  'social.instagram': ['instagram_url'],
  'social.youtube': ['youtube_url'],
  'social.vimeo': ['vimeo_url'],
  logo: ['logo_url'],
  colours: ['accent_color', 'second_color'],
};

/** The columns of the settings of the live stream. */
const settingsColumns: Readonly<Record<string, string>> = {
  'live.youtube': 'youtube_channel_id',
  'live.facebook': 'facebook_live_url',
  'live.vimeo': 'vimeo_embed_code',
};

export interface FactsAsInput {
  church: Record<string, unknown>;
  settings: Record<string, unknown>;
  services: readonly unknown[];
}

/** Returns the inputs of the domains for facts, not yet checked. */
export function inputOf(facts: readonly ImportFact[]): FactsAsInput {
  const church = facts.flatMap(({ field, value }) => {
    const columns = isStatedFact(field) ? [field] : (named(churchColumns, field) ?? []);
    return columns.map(
      (column, place) => [column, columns.length > 1 ? partOf(value, place) : value] as const,
    );
  });
  const settings = facts.flatMap(({ field, value }) => {
    const column = named(settingsColumns, field);
    return column ? [[column, value] as const] : [];
  });
  return {
    church: Object.fromEntries(church),
    settings: Object.fromEntries(settings),
    services: facts.flatMap(({ field, value }) => (field === 'services' ? [value].flat() : [])),
  };
}

/** Returns what staff call a fact. */
export function labelOf(field: string): string {
  const { churchFacts, livestreamLog, takenFacts } = messages;
  const own = named(takenFacts.labels as Readonly<Record<string, string>>, field);
  const [column = field] = named(churchColumns, field) ?? [named(settingsColumns, field) ?? field];
  return own ?? columnLabel({ ...livestreamLog.labels, ...churchFacts.labels }, column);
}

/** Returns what staff call a column. */
export function columnLabel(labels: Readonly<Record<string, string>>, column: string): string {
  return named(labels, column) ?? column;
}

function named<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns one of several values; null for one that the fact does not have. */
function partOf(value: unknown, place: number): unknown {
  return [value].flat()[place] ?? null;
}
