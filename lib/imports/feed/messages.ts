/** Messages about feeds. */
export const feedMessages = {
  label: 'A podcast or a channel',
  about: 'Sermons of a podcast or of a channel on YouTube, by its feed.',
  address: 'Please give the whole address of the podcast’s feed, beginning with https://.',
  notAFeed: 'This address gives no podcast and no channel. Please look there for its RSS address.',
  broken: 'The feed could not be read to its end: it is not written as a feed should be.',
  refused: 'The feed has definitions of its own in it, which a podcast has no need for. It was not read.',
  tooMany: (most: number) => `The feed has more than ${most.toLocaleString('en-US')} entries.`,
  untitled: (at: number) => `Entry ${at} of the feed has no title and was left out.`,
  undated: (title: string) => `“${title}” has no date that can be read. It was left out.`,
  future: (title: string) => `“${title}” is dated after today. It was left out.`,
  nothingToPlay: (title: string) => `“${title}” has nothing to hear or to see. It was left out.`,
  twice: (title: string) => `“${title}” is in the feed twice with different words. The first one was taken.`,
  morePages: (pages: number) =>
    `The feed goes on after ${pages} pages. Its older entries were not read; please bring them in another way.`,
  pageFailed: (page: number, reason: string) =>
    `Page ${page} of the feed could not be read, so its older entries are missing: ${reason}`,
  listeners: (episodes: number, megabytes: number) =>
    `${episodes === 1 ? 'One episode has' : `${episodes} episodes have`} sound${megabytes > 0 ? `, ${megabytes.toLocaleString('en-US')} MB` : ''}. Listeners come along once the old host redirects to this site’s feed (“set new feed URL”, itunes:new-feed-url): see Podcast in the office.`,
  latestOnly: (count: number) => `YouTube lists only the latest ${count} videos of a channel.`,
} as const;

/** Texts of a sermon where the feed has none. */
export const feedWords = {
  speaker: 'Unknown Speaker',
  description: (title: string, source: string) => `“${title}”, a message${source ? ` from ${source}` : ''}.`,
} as const;
