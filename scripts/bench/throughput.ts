import { type LoadFigures, load } from './load.ts';
import { type MissFigures, measureMisses } from './misses.ts';
import { type BareServer, startBareServer } from './servers/bare.ts';
import type { Site } from './servers/site.ts';
import { median, medians } from './statistics.ts';

export interface ThroughputFigures {
  path: string;
  site: LoadFigures;
  bare: LoadFigures;
  /** The site's requests a second as a share of the bare server's: the median over the rounds. */
  ratio: number;
  miss: MissFigures;
}

interface Rounds {
  rounds: number;
  seconds: number;
  misses: number;
}

/**
 * Compares the site with a bare node:http server that sends the same bytes, in turns of a second or two: other work of
 * the machine slows both alike, and medians leave out single disturbances.
 */
export async function measureThroughput(
  site: Site,
  paths: string[],
  how: Rounds,
): Promise<ThroughputFigures[]> {
  const bare = await startBareServer();
  try {
    const figures: ThroughputFigures[] = [];
    for (const path of paths) figures.push(await compare(site, bare, path, how));
    return figures;
  } finally {
    await bare.stop();
  }
}

async function compare(site: Site, bare: BareServer, path: string, how: Rounds): Promise<ThroughputFigures> {
  const miss = await measureMisses(site, path, how.misses);
  await bare.copy(site.origin, path);
  for (const server of [site, bare]) await load(server, [path], 1);
  const rounds: { site: LoadFigures; bare: LoadFigures }[] = [];
  for (let round = 0; round < how.rounds; round++) {
    // The order alternates, so that neither always runs on the colder machine.
    const bareFirst = round % 2 === 1 ? await load(bare, [path], how.seconds) : undefined;
    const ofSite = await load(site, [path], how.seconds);
    rounds.push({ site: ofSite, bare: bareFirst ?? (await load(bare, [path], how.seconds)) });
  }
  return {
    path,
    site: medians(rounds.map((round) => round.site)),
    bare: medians(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.site.requestsPerSecond / round.bare.requestsPerSecond)),
    miss,
  };
}
