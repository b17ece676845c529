import { goneMessagesEs, staffPageMessagesEs } from '#lib/core/site/messages.es.ts';
import { spanish } from './spanish.ts';
import type { groups as english } from './visitors.en.ts';

const { banner, live, ministries, prayer, uploads } = spanish;

export const groups: Pick<typeof spanish, keyof typeof english> = {
  banner,
  gone: goneMessagesEs,
  live,
  ministries,
  prayer,
  staffPages: staffPageMessagesEs,
  uploads,
};
