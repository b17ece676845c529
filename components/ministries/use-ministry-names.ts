import useSWR from 'swr';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { Ministry } from '#lib/ministries/schema.ts';

/** A ministry to choose. */
export type MinistryName = Pick<Ministry, 'id' | 'title'>;

/** Returns the ministries to choose from; undefined while they are read, empty when that failed. */
export function useMinistryNames(): readonly MinistryName[] | undefined {
  const { data } = useSWR('/api/ministries names', async () => {
    const answer = await callApi<Ministry[]>('/api/ministries');
    return answer.ok ? answer.data.map(({ id, title }) => ({ id, title })) : [];
  });
  return data;
}

/** Returns the titles of these ministries, without those that are gone. */
export function titlesOf(ids: readonly string[], ministries: readonly MinistryName[] | undefined): string[] {
  return (ministries ?? []).filter(({ id }) => ids.includes(id)).map(({ title }) => title);
}
