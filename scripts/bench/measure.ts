import { listPublicPages } from '#scripts/site-pages.ts';
import { measureBareNext } from './bare-next.ts';
import { temporaryFolder } from './cleanup.ts';
import { measureEdits } from './edits.ts';
import { measureLetters } from './letters.ts';
import { busyWarning, describeMachine } from './machine.ts';
import { measureMemory } from './memory.ts';
import { type Options, type Part, parts } from './options.ts';
import { measureOwnHttps } from './own-https.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measurePageBytes } from './pages/page-bytes.ts';
import { type Site, startSite } from './servers/site.ts';
import { measureSignUps } from './sign-ups.ts';
import { measureStarts } from './start-times.ts';
import type { Results } from './tables/results.ts';
import { measureThroughput } from './throughput.ts';

const full = {
  starts: 3,
  load: { rounds: 5, seconds: 2, misses: 40 },
  memory: { seconds: 8, crawls: 3, addresses: 1500 },
  lighthouseRuns: 3,
  editSeconds: 30,
  signUps: 1000,
  readers: 1000,
};

const quick = {
  starts: 1,
  load: { rounds: 3, seconds: 1, misses: 15 },
  memory: { seconds: 3, crawls: 2, addresses: 400 },
  lighthouseRuns: 1,
  editSeconds: 10,
  signUps: 200,
  readers: 200,
};

/** Measures the chosen parts, one after the other, each on a newly started site. */
export async function measure(options: Options): Promise<Results> {
  const machine = describeMachine();
  const warning = busyWarning(machine);
  if (warning) console.log(warning);
  const results: Results = { at: new Date().toISOString(), isQuick: options.isQuick, machine };
  const measures = measuresIn(await temporaryFolder(), options);
  for (const part of parts.filter((each) => options.only.includes(each))) {
    const began = performance.now();
    Object.assign(results, await measures[part]());
    console.log(`measured ${part} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  return results;
}

function measuresIn(folder: string, options: Options): Record<Part, () => Promise<Partial<Results>>> {
  const how = options.isQuick ? quick : full;
  const editSeconds = options.minutes === undefined ? how.editSeconds : options.minutes * 60;
  const onSite = async <Figures>(work: (site: Site, paths: string[]) => Promise<Figures>) => {
    const site = await startSite(folder);
    const measured = pathsOf(site, options).then((paths) => work(site, paths));
    return measured.finally(() => site.stop());
  };
  return {
    start: async () => ({ start: await measureStarts(folder, how.starts) }),
    memory: async () => ({
      memory: await onSite((site, paths) => measureMemory(site, paths, how.memory)),
    }),
    throughput: async () => ({
      throughput: await onSite(async (site, paths) =>
        measureThroughput(site, options.pages ? paths : await busiestPaths(site), how.load),
      ),
      bareRendering: await measureBareNext(how.load.misses),
    }),
    https: async () => ({ https: await measureOwnHttps(how.load) }),
    bytes: async () => ({ bytes: await onSite(({ origin }, paths) => measurePageBytes(origin, paths)) }),
    lighthouse: async () => ({
      lighthouse: await onSite(({ origin }, paths) => {
        // A quick run takes the two pages that most people open.
        const some = options.isQuick && !options.pages ? ['/', '/events'] : paths;
        return measureLighthouse(origin, some, how.lighthouseRuns);
      }),
    }),
    edits: async () => ({ edits: await onSite((site) => measureEdits(site, editSeconds)) }),
    'sign-ups': async () => ({ signUps: await onSite((site) => measureSignUps(site, how.signUps)) }),
    letters: async () => ({ letters: await measureLetters(folder, how.readers) }),
  };
}

async function pathsOf({ origin }: Site, { pages }: Options): Promise<string[]> {
  return pages ? [...pages] : (await listPublicPages(origin)).map(({ path }) => path);
}

/** Returns the most requested pages, one of an event, and the list for other programs. */
async function busiestPaths({ origin }: Site): Promise<string[]> {
  const event = (await listPublicPages(origin)).filter(({ name }) => name === 'event');
  return ['/', '/events', '/calendar', '/sermons', ...event.map(({ path }) => path), '/api/events'];
}
