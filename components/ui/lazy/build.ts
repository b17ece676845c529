import { getNavigationBuildId } from 'next/dist/client/navigation-build-id';

/**
 * Whether the server runs another build than the one this page came from, as after an upgrade. Asks for the
 * few bytes of Next's smallest payload, which name the build.
 * @throws what `fetch` throws
 */
export async function isOutgrown(signal?: AbortSignal): Promise<boolean> {
  const headers = { rsc: '1', 'next-router-prefetch': '1' };
  const answer = await fetch(location.href, { headers, ...(signal && { signal }) });
  return answer.ok && !(await answer.text()).includes(`"b":"${getNavigationBuildId()}"`);
}
