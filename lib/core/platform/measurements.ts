import { channel } from 'node:diagnostics_channel';

/** What is told where it happens. Telling costs next to nothing while nobody listens. */
export interface Measurement<Message> {
  publish(message: Message): void;
  subscribe(listener: (message: unknown) => void): void;
  unsubscribe(listener: (message: unknown) => void): unknown;
}

/** How a read of a cached route was answered; `checked`: what the kept answer had read is still the same. */
interface CacheLookup {
  outcome: 'hit' | 'checked' | 'miss' | 'collapsed' | 'stale' | 'failed';
  /** Of a miss. */
  renderMilliseconds?: number;
}

/** A round of work that the site does by itself. */
interface FinishedJob {
  name: string;
  outcome: 'done' | 'failed';
}

interface HandedMail {
  outcome: 'sent' | 'outbox' | 'failed';
}

// Node finds a channel by its name, so that the server and the application behind it, bundled apart, share it.
export const cacheLookups: Measurement<CacheLookup> = channel('belltower.cache');
export const finishedJobs: Measurement<FinishedJob> = channel('belltower.job');
export const handedMails: Measurement<HandedMail> = channel('belltower.mail');
