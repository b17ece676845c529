import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { allWithin, type Element, isElement, type Node } from '../../wordpress/pages/markup.ts';

const podcastHosts = /(?:^|\.)(?:feeds\.\w+\.\w+|rss\.\w+\.\w+|feed\.podbean\.com|podcast\.\w+\.\w+)$/;
const podcastPath = /\/(?:feed\/podcast|podcast\/rss|podcast(?:\.xml|\/feed)|rss\/podcast)(?:\/|$)/i;

/** Returns sentences about calendars, podcasts and channels that a page links to: each may be brought in by itself. */
export function offersOf(roots: readonly Node[], url: URL): string[] {
  const { calendarOffer, podcastOffer, channelOffer } = messages.siteEvents;
  const found = roots.filter(isElement).flatMap((root) => linksOf(root));
  const sentences = found.flatMap((element) => {
    const { href = '', src = '', type = '' } = element.attribs;
    const address = parsedUrl(href || src, url);
    if (!address) return [];
    const calendars = calendarsOf(address, type);
    if (calendars.length > 0) return calendars.map(calendarOffer);
    if (element.name === 'iframe') return [];
    const podcast = podcastOf(address, type);
    if (podcast) return [podcastOffer(podcast)];
    const channel = element.name === 'a' ? channelOf(address) : null;
    return channel ? [channelOffer(channel)] : [];
  });
  return [...new Set(sentences)];
}

function linksOf(root: Element): Element[] {
  const isWanted = ({ name }: Element) => name === 'a' || name === 'link' || name === 'iframe';
  return isWanted(root) ? [root] : allWithin(root, isWanted);
}

/** Returns the addresses of calendars; none of one event that a page offers to add to one's own. */
function calendarsOf(url: URL, type: string): string[] {
  const { protocol, hostname, pathname, searchParams } = url;
  if (/^webcals?:$/.test(protocol)) return [url.href.replace(/^webcals?:/, 'https:')];
  if (!/^https?:$/.test(protocol)) return [];
  if (hostname === 'calendar.google.com' && pathname.startsWith('/calendar/embed'))
    return searchParams
      .getAll('src')
      .map((id) => `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`);
  const isOfOneEvent = /\/events?\/[^/]+\/?/.test(
    pathname.replace(/\/(?:list|month|today|day|week|category\/[^/]+)\/?/, '/'),
  );
  const isCalendar = /\.ics$/i.test(pathname) || searchParams.get('ical') === '1' || type === 'text/calendar';
  return isCalendar && !isOfOneEvent ? [url.href] : [];
}

function podcastOf(url: URL, type: string): string | null {
  const { protocol, hostname, pathname } = url;
  if (/^(?:feed|itpc|podcast):$/.test(protocol))
    return url.href.replace(/^\w+:(?:\/\/)?(?:https?:\/*)?/, 'https://');
  const isFeed =
    podcastPath.test(pathname) ||
    (podcastHosts.test(hostname) && !/\.(?:mp3|m4a|jpe?g|png)$/i.test(pathname));
  const isOther = /comments/.test(pathname) || (type !== '' && !/xml|html/.test(type));
  return /^https?:$/.test(protocol) && isFeed && !isOther ? url.href : null;
}

function channelOf({ hostname, pathname }: URL): string | null {
  const host = hostname.toLowerCase().replace(/^(?:www|m)\./, '');
  const [, youtube] =
    /^(\/(?:@[\w.-]+|channel\/UC[\w-]{22}|c\/[^/]+|user\/[^/]+))(?:\/|$)/.exec(pathname) ?? [];
  if (host === 'youtube.com' && youtube) return `https://www.youtube.com${youtube}`;
  const [, vimeo] =
    /^(\/(?!\d+(?:\/|$)|event\/|channels\/|ondemand|showcase|manage|features|upgrade|about|watch|categories|search|help|terms|privacy)[a-z][\w-]+)\/?$/i.exec(
      pathname,
    ) ?? [];
  return host === 'vimeo.com' && vimeo ? `https://vimeo.com${vimeo}` : null;
}
