'use client';

import useSWR from 'swr';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';

/** The address of the picture that staff published behind the home page's words; null for none, undefined until known. */
export function usePublishedPicture(): string | null | undefined {
  const { data } = useSWR<SiteSettings, Error>('/api/settings', readSettings, swrRetries());
  return data?.hero_background_url;
}

async function readSettings(path: string): Promise<SiteSettings> {
  const answer = await callApi<SiteSettings>(path);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data;
}
