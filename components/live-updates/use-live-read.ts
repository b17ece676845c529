import { useEffect } from 'react';
import useSWR from 'swr';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { listenLive } from './live-stream.ts';
import { swrRetries } from './swr-retries.ts';

/** What the API answers at a path, read again on every change of the topic. */
export function useLiveRead<Data>(path: string, topic: LiveTopic) {
  const options = { dedupingInterval: 200, ...swrRetries() };
  const { data, error, mutate } = useSWR<Data, Error>(path, readApi<Data>, options);
  useEffect(() => listenLive(topic, () => void mutate()), [topic, mutate]);
  return { data, problem: error?.message, mutate };
}

/**
 * Reads what the API answers at a path.
 * @throws Error with a message to show
 */
export async function readApi<Data>(path: string): Promise<Data> {
  const answer = await callApi<Data>(path);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data;
}
