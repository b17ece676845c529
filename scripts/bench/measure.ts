import { listPublicPages, type SitePage } from '#scripts/site-pages.ts';
import { measureBareNext } from './bare-next.ts';
import { temporaryFolder } from './cleanup.ts';
import { measureCluster } from './cluster/cluster.ts';
import { measureEdits } from './edits/edits.ts';
import { measureLive } from './live/live.ts';
import { busyWarning, describeMachine } from './machine.ts';
import { measureMemory } from './memory.ts';
import type { Options, Part } from './options.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measurePageBytes } from './pages/page-bytes.ts';
import { type Site, startSite } from './servers/site.ts';
import { measureStarts } from './start-times.ts';
import type { Results } from './tables/results.ts';
import { measureThroughput } from './throughput.ts';

const full = {
  starts: 3,
  load: { rounds: 5, seconds: 2, misses: 40 },
  memory: { seconds: 8, crawls: 3, addresses: 1500 },
  lighthouseRuns: 3,
  streams: 5000,
  editSeconds: 30,
  cluster: { processes: [1, 2, 4], seconds: 8, writes: 20 },
};

const quick = {
  starts: 1,
  load: { rounds: 3, seconds: 1, misses: 15 },
  memory: { seconds: 3, crawls: 2, addresses: 400 },
  lighthouseRuns: 1,
  streams: 1000,
  editSeconds: 10,
  cluster: { processes: [1, 2, 4], seconds: 2, writes: 5 },
};

/** `npm start`, as it is on this machine. */
export interface Commands {
  start: string[];
}

/** Measures the parts that were asked for, one after the other, each on a site newly started. */
export async function measure(options: Options, commands: Commands): Promise<Results> {
  const how = options.isQuick ? quick : full;
  const machine = describeMachine();
  const results: Results = { at: new Date().toISOString(), isQuick: options.isQuick, machine };
  const warning = busyWarning(machine);
  if (warning) console.log(warning);
  const folder = await temporaryFolder();
  const wants = (part: Part) => options.only.includes(part);

  if (wants('start'))
    results.start = await told('start', () => measureStarts(commands.start, folder, how.starts));
  if (wants('memory')) {
    results.memory = await onSite(folder, 'memory', async (site) =>
      measureMemory(
        site,
        (await pagesOf(site, options)).map(({ path }) => path),
        how.memory,
      ),
    );
  }
  if (wants('throughput')) {
    results.throughput = await onSite(folder, 'throughput', async (site) =>
      measureThroughput(site, await loadPaths(site, options), how.load),
    );
    results.bareRendering = await measureBareNext(how.load.misses);
  }
  if (wants('bytes')) {
    results.bytes = await onSite(folder, 'bytes', async (site) =>
      measurePageBytes(site.origin, await pagesOf(site, options)),
    );
  }
  if (wants('lighthouse')) {
    results.lighthouse = await onSite(folder, 'lighthouse', async (site) => {
      const pages = (await pagesOf(site, options)).map(({ path }) => path);
      // A look while working takes in the two that most people open.
      const some =
        options.isQuick && !options.pages ? pages.filter((path) => /^\/(events)?$/.test(path)) : pages;
      return measureLighthouse(site.origin, some, how.lighthouseRuns);
    });
  }
  if (wants('live')) results.live = await onSite(folder, 'live', (site) => measureLive(site, how.streams));
  if (wants('edits')) {
    const seconds = options.minutes === undefined ? how.editSeconds : options.minutes * 60;
    results.edits = await onSite(folder, 'edits', (site) => measureEdits(site, seconds));
  }
  if (wants('cluster')) results.cluster = await told('cluster', () => measureCluster(folder, how.cluster));
  return results;
}

async function onSite<Figures>(
  folder: string,
  part: Part,
  work: (site: Site) => Promise<Figures>,
): Promise<Figures> {
  return told(part, async () => {
    const site = await startSite(folder);
    return work(site).finally(() => site.stop());
  });
}

async function told<Figures>(part: Part, work: () => Promise<Figures>): Promise<Figures> {
  const began = performance.now();
  const figures = await work();
  console.log(`measured ${part} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return figures;
}

async function pagesOf({ origin }: Site, { pages: chosen }: Options): Promise<SitePage[]> {
  const all = await listPublicPages(origin);
  if (!chosen) return all;
  return chosen.map((path) => all.find((page) => page.path === path) ?? named(path));
}

function named(path: string): SitePage {
  return { name: path, path, status: 200, kind: 'state' };
}

/** The pages most asked for, one of an event, and the list for other programs. */
async function loadPaths(site: Site, options: Options): Promise<string[]> {
  if (options.pages) return [...options.pages];
  const pages = await listPublicPages(site.origin);
  const event = pages.find(({ name }) => name === 'event');
  return ['/', '/events', '/calendar', '/sermons', ...(event ? [event.path] : []), '/api/events'];
}
