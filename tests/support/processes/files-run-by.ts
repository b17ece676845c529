import { Session } from 'node:inspector/promises';

/** The files of lib and server of which a function runs during an act, by V8's own count. */
export async function filesRunBy(act: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const root = new URL('../..', import.meta.url).pathname;
  return result
    .filter(({ functions }) => functions.some(({ ranges: [whole] }) => (whole?.count ?? 0) > 0))
    .map(({ url }) => url.replace('file://', '').split('?')[0] ?? '')
    .filter((path) => /^(?:lib|server)\//.test(path.slice(root.length)) && path.startsWith(root))
    .map((path) => path.slice(root.length))
    .sort();
}
