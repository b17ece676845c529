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

export interface Rounds {
  rounds: number;
  seconds: number;
  misses: number;
}

/**
 * The site against a bare node:http server that sends the same bytes, in turns of a second or two: what else
 * the machine does then slows both alike, and medians leave out what it did only once.
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
    // Who goes first changes, so that neither always meets the colder machine.
    const order = round % 2 === 0 ? [site, bare] : [bare, site];
    const [first, second] = [await loadOn(order[0], path, how), await loadOn(order[1], path, how)];
    rounds.push(round % 2 === 0 ? { site: first, bare: second } : { site: second, bare: first });
  }
  return {
    path,
    site: medians(rounds.map((round) => round.site)),
    bare: medians(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.site.requestsPerSecond / round.bare.requestsPerSecond)),
    miss,
  };
}

function loadOn(
  server: Site | BareServer | undefined,
  path: string,
  { seconds }: Rounds,
): Promise<LoadFigures> {
  if (!server) throw new Error('There is no server to ask.');
  return load(server, [path], seconds);
}
