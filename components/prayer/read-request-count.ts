export const requestCountPath = '/api/prayer-requests/count?status=new';

/** Returns the number of new prayer requests. @throws Error when it cannot be read */
export async function readRequestCount(): Promise<number> {
  const response = await fetch(requestCountPath, { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as { count: number }).count;
}
