import { useEffect, useState } from 'react';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { withRetries } from '#components/live-updates/with-retries.ts';
import { toast } from '#components/ui/toast/toast.ts';
import type { BannerItem } from '#lib/banner/schema.ts';
import { apiAddress } from '#lib/core/addresses/in-language.ts';
import { messages } from '#lib/language/messages.ts';

const dayMilliseconds = 86_400_000;

/**
 * Returns the banner's current items: first those in the page, then the server's answer after every announced
 * change and at every moment at which the clock changes the list.
 */
export function useBannerItems(written: BannerItem[], changesAt: string | null): BannerItem[] {
  const [items, setItems] = useState(written);
  const [asked, ask] = useState(0);

  // A re-rendered page with the same items is no news: what was fetched since is newer.
  const writtenText = JSON.stringify(written);
  useEffect(() => setItems(JSON.parse(writtenText)), [writtenText]);

  useEffect(() => listenLive(['announcements', 'events'], () => ask((times) => times + 1)), []);

  useEffect(() => {
    if (asked === 0) return;
    const request = new AbortController();
    withRetries(() => readItems(request.signal), request.signal)
      .then(setItems)
      // The current items stay until the next announced change.
      .catch(() => request.signal.aborted || toast('error', messages.banner.loadFailed, { id: 'banner' }));
    return () => request.abort();
  }, [asked]);

  useEffect(() => {
    const ahead = [changesAt, ...items.map((item) => item.ends_at)]
      .map((instant) => Date.parse(instant ?? '') - Date.now())
      .filter((wait) => wait > 0);
    if (ahead.length === 0) return;
    // A little later than the server, which announces the change itself, and within the range of a timer.
    const wait = Math.min(...ahead, dayMilliseconds) + 300;
    const timer = setTimeout(() => ask((times) => times + 1), wait);
    return () => clearTimeout(timer);
  }, [items, changesAt]);

  return items;
}

async function readItems(signal: AbortSignal): Promise<BannerItem[]> {
  const answer = await fetch(apiAddress('/api/banner'), { signal });
  if (!answer.ok) throw new Error(messages.banner.loadFailed);
  return answer.json();
}
