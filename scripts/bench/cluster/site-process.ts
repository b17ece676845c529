import { join } from 'node:path';
import { freePort } from '#server/start/ports.ts';
import { type MeasuredProcess, startMeasured } from '../servers/measured-process.ts';
import { siteEnvironment, startArguments, untilRunning } from '../servers/site.ts';

/** A process of the site on a database that others may use as well, measured for Prometheus. */
export interface SiteProcess extends MeasuredProcess {
  origin: string;
  port: number;
  /** The value of a figure of /metrics, all its labels together where the line holds `label`. */
  figure(name: string, label?: string): Promise<number>;
}

const token = 'a-token-of-the-bench';
/** Long enough for the proxy to notice, which asks twice a second. */
const stopDelaySeconds = '2';

/** Starts one, at `port` where it is given. @param settings beside those that every process of the site has */
export async function startSiteProcess(
  folder: string,
  settings: Record<string, string>,
  given?: number,
): Promise<SiteProcess> {
  const port = given ?? (await freePort());
  const { env } = await siteEnvironment(join(folder, `data-${port}`));
  const measured = startMeasured(await startArguments(), {
    ...env,
    PORT: String(port),
    ADMIN_PASSWORD: 'a password of the bench',
    AUTH_SECRET: 'a secret of the bench, of some length',
    TRUST_PROXY: '1',
    STOP_DELAY_SECONDS: stopDelaySeconds,
    METRICS_TOKEN: token,
    ...settings,
  });
  await untilRunning(measured);
  const origin = `http://localhost:${port}`;
  return { ...measured, origin, port, figure: (name, label = '') => figureOf(origin, name, label) };
}

async function figureOf(origin: string, name: string, label: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await answer.text()).split('\n');
  return lines
    .filter((line) => line.startsWith(name) && /[{ ]/.test(line.charAt(name.length)) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
