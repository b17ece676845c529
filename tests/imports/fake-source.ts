import { z } from 'zod';
import { defineSource, type SourceContext, type SourceItem, type SourceRecord } from '#lib/imports/source.ts';
import { importSources } from '#lib/imports/sources.ts';

/** What the fake source answers next, and what it was asked with. */
export const fake = {
  items: [] as SourceItem[],
  error: null as Error | null,
  asked: [] as { options: Record<string, unknown>; context: SourceContext }[],
};

Object.assign(importSources, {
  fake: defineSource({
    words: () => ({ label: 'A fake', about: 'For tests.' }),
    options: z.object({ url: z.string().default('https://calendar.test'), key: z.string().optional() }),
    takes: { file: null, url: true, key: true },
    secrets: ['key'],
    canKeepInStep: true,
    hasAddresses: true,
    identityOf: ({ url }) => url,
    nameOf: () => 'the fake calendar',
    load: async () =>
      async function* read(options: Record<string, unknown>, context: SourceContext) {
        fake.asked.push({ options, context });
        yield* fake.items;
        if (fake.error) throw fake.error;
      },
  }),
});

/** An event as a source gives it. */
export function eventRecord(
  key: string,
  values: Record<string, unknown> = {},
  more: Partial<SourceRecord> = {},
) {
  const record: SourceRecord = {
    table: 'events',
    key,
    title: String(values.title ?? `Event ${key}`),
    values: {
      title: `Event ${key}`,
      date: '2031-03-02',
      time: '10:00 AM',
      location: 'Hall',
      description: 'All are welcome.',
      ...values,
    },
    ...more,
  };
  return { record };
}

export function sermonRecord(key: string, values: Record<string, unknown> = {}) {
  const record: SourceRecord = {
    table: 'sermons',
    key,
    title: `Sermon ${key}`,
    values: {
      title: `Sermon ${key}`,
      speaker: 'Ann Lee',
      date: '2025-03-02',
      video_url: 'https://video.test/1',
      description: 'On the good news.',
      ...values,
    },
  };
  return { record };
}
