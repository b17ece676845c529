import { channel } from 'node:diagnostics_channel';

/** A diagnostics channel. Publishing costs almost nothing without subscribers. */
export interface Measurement<Message> {
  publish(message: Message): void;
  subscribe(listener: (message: unknown) => void): void;
  unsubscribe(listener: (message: unknown) => void): unknown;
}

/** How a read of a cached route was answered; `checked`: the reads of the cached answer are unchanged. */
interface CacheLookup {
  outcome: 'hit' | 'checked' | 'miss' | 'collapsed' | 'stale' | 'failed';
  /** Only for a miss. */
  renderMilliseconds?: number;
}

/** A round of background work. */
interface FinishedJob {
  name: string;
  outcome: 'done' | 'failed';
}

interface HandedMail {
  outcome: 'sent' | 'failed';
}

// Node finds a channel by its name, so the server and the separately bundled application share it.
export const cacheLookups: Measurement<CacheLookup> = channel('belltower.cache');
export const finishedJobs: Measurement<FinishedJob> = channel('belltower.job');
export const handedMails: Measurement<HandedMail> = channel('belltower.mail');
