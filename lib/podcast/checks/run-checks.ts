import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { loadSharp } from '#lib/core/pictures/sharp.ts';
import { artSides } from '#lib/core/storage/file-kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { type Check, type CheckName, checkNames } from '../schema.ts';
import { type Asked, askAddress } from './own-address.ts';
import { type OwnFeed, readOwnFeed } from './read-own-feed.ts';
import { findUnsized } from './unsized-sermons.ts';

/** A feed of thousands of episodes is smaller. */
const mostFeedBytes = 32 * 1024 * 1024;
const mostArtBytes = 8 * 1024 * 1024;

type Found = Omit<Check, 'name'>;

const passed = (words: string): Found => ({ isPassed: true, words });
const open = (words: string): Found => ({ isPassed: false, words });

/** Asks the site's own feed at its public address, and what it names, as a directory would. */
export async function runChecks(): Promise<Check[]> {
  const { feed, found } = await checkFeed();
  const asked: Record<Exclude<CheckName, 'feed'>, (feed: OwnFeed) => Promise<Found> | Found> = {
    episode: checkEpisode,
    sound: checkSound,
    art: checkArt,
    owner: checkOwner,
  };
  const rest = checkNames.filter((name) => name !== 'feed');
  const others = await Promise.all(
    rest.map(async (name): Promise<Check> => {
      const later: Found = { isPassed: null, words: messages.podcast.checks.later };
      return { name, ...(feed ? await asked[name](feed) : later) };
    }),
  );
  return [{ name: 'feed', ...found }, ...others];
}

async function checkFeed(): Promise<{ feed: OwnFeed | null; found: Found }> {
  const { checks } = messages.podcast;
  const address = absoluteUrl(unlinkedPaths.podcast);
  const answer = await ask(address, address, { mostBytes: mostFeedBytes });
  if ('words' in answer) return { feed: null, found: answer };
  if (answer.status === 404) return { feed: null, found: (await checkSizes()) ?? open(checks.feedMissing) };
  if (answer.status !== 200) return { feed: null, found: open(checks.feedStatus(address, answer.status)) };
  const type = answer.header('content-type');
  if (!type.startsWith('application/rss+xml')) return { feed: null, found: open(checks.feedType(type)) };
  return { feed: readOwnFeed(answer.body.toString('utf8')), found: passed(checks.feedFine) };
}

/** Returns the answer, or what to do where it says nothing of what was asked: nothing came, or only that the server fails. */
async function ask(url: string, what: string, how: Parameters<typeof askAddress>[1]): Promise<Asked | Found> {
  const { late, unreached, failing, unreachable } = messages.podcast.checks;
  const answer = await askAddress(url, how);
  if (answer === 'late') return open(late(what));
  if (answer === 'unreached') return open(what === url ? unreachable(url) : unreached(what, url));
  const isPassing = answer.status >= 500 || answer.status === 429;
  return isPassing ? open(failing(what, answer.status)) : answer;
}

async function checkEpisode({ count }: OwnFeed): Promise<Found> {
  const { checks } = messages.podcast;
  return (await checkSizes()) ?? (count > 0 ? passed(checks.episodes(count)) : open(checks.noEpisode));
}

/** Returns what is to do for sermons that are no episodes yet; null where there are none. */
async function checkSizes(): Promise<Found | null> {
  const { count, titles } = await findUnsized();
  return count > 0 ? open(messages.podcast.checks.unsized(count, titles)) : null;
}

/** Asks for the newest sound with HEAD, then for its first bytes. */
async function checkSound({ newest }: OwnFeed): Promise<Found> {
  const { checks } = messages.podcast;
  if (!newest) return open(checks.noEpisode);
  const { title, url, length } = newest;
  const sound = checks.soundOf(title);
  const head = await ask(url, sound, { mostBytes: 0 });
  if ('words' in head) return head;
  if (head.status !== 200) return open(checks.soundStatus(title, head.status));
  if (Number(head.header('content-length')) !== length) return open(checks.soundLength(title));
  const part = await ask(url, sound, { mostBytes: 2, headers: { range: 'bytes=0-1' } });
  if ('words' in part) return part;
  return part.status === 206 ? passed(checks.soundFine) : open(checks.soundRange(title));
}

/** Looks at the art by its bytes. */
async function checkArt({ art }: OwnFeed): Promise<Found> {
  const { checks } = messages.podcast;
  const answer = await ask(art, checks.cover, { mostBytes: mostArtBytes });
  if ('words' in answer) return answer;
  if (answer.status !== 200) return open(checks.artStatus(answer.status));
  const sharp = await loadSharp();
  const picture = await sharp(answer.body)
    .metadata()
    .catch(() => null);
  const { format, width = 0, height = 0, hasAlpha } = picture ?? {};
  const isRight = (format === 'jpeg' || format === 'png') && width === height && !hasAlpha;
  return isRight && width >= artSides.least && width <= artSides.most
    ? passed(checks.artFine(width))
    : open(messages.podcast.cover.help);
}

function checkOwner({ email }: OwnFeed): Found {
  const { checks } = messages.podcast;
  return email ? passed(checks.ownerFine(email)) : open(checks.noOwner);
}
