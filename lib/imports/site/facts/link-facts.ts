import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { textOf, valuesOf } from '../json-ld.ts';
import type { FactPage, PageLink } from './fact-page.ts';
import { distinct, type FactReader, type Found, quoted } from './found.ts';
import { churchNodes } from './own-name.ts';
import { plain } from './service-words.ts';

const givingHosts =
  /(?:^|\.)(?:tithe\.ly|tithely\.com|pushpay\.com|easytithe\.com|givelify\.com|vancopayments\.com|eservicepayments\.com|rebelgive\.com|aplos\.com|donorbox\.org|kindridgiving\.com|securegive\.com|secure-give\.com|faithstreet\.com|parishsoftfamilysuite\.com|osvonlinegiving\.com|onlinegiving\.org|wesharegiving\.org|givebutter\.com|kindful\.com|cash\.app|zeffy\.com|donary\.com|overflow\.co|subsplash\.com\/.*give)$/;
const givingPath =
  /(?:^|\.)(?:churchcenter\.com|subsplash\.com|breezechms\.com|paypal\.com|paypal\.me|stripe\.com|square\.link|ccbchurch\.com|fellowshipone\.com|realmgive|onrealm\.org|donate\.)/;
const givingWords =
  /^(?:give|give (?:now|online|here|today)|giving|online giving|donate(?: now| online| here)?|tithes?(?: (?:and|&) offerings?)?|make a (?:gift|donation)|dar|ofrendar?|ofrendas?|donar(?: ahora)?|donativos?|donaciones|diezmos?(?: y ofrendas?)?|haz tu donacion|haga su donativo)$/;

/** Returns the page for gifts: at a host for giving, or where the frame has a link to another host that says so. */
export const givingFacts: FactReader = (page) => {
  const links = page.links.filter((link) => isGiving(link, page));
  return distinct(
    links.map(({ href, words, line }) => ({
      field: 'giving_url',
      value: href,
      words: line || words || href,
    })),
  );
};

function isGiving({ href, words, part }: PageLink, { url, isAboutChurch }: FactPage): boolean {
  const to = parsedUrl(href);
  if (to?.protocol !== 'https:' || to.host === url.host) return false;
  const isCalled = givingWords.test(plain(words).replace(/[!»›→.\s]+$/g, ''));
  if (givingHosts.test(to.hostname))
    return part === 'frame' || isAboutChurch || /giv|tithe|dona|offer|ofrend|diezm/.test(url.pathname);
  const isPayment = givingPath.test(to.host) && /giv|dona|tith|offer|fund|paypal/i.test(to.href);
  return isCalled && (part === 'frame' || (isPayment && isAboutChurch));
}

const noProfile =
  /^\/(?:sharer?|share\.php|dialog|plugins|events?|watch|photo|photos|posts|story|groups|hashtag|login|p|reel|reels|stories|explore|embed|shorts|playlist|results|feed|live|tr|policies|help|legal|intent|video|videos|channels|ondemand|showcase|album|home|about|privacy|terms)(?:\/|$|\.)/i;

/** Returns the church's pages on the networks that it may show. */
export const socialFacts: FactReader = (page) => {
  const stated = churchNodes(page).flatMap(({ sameAs }) =>
    valuesOf(sameAs).flatMap((each) => profile(textOf(each), quoted('sameAs', textOf(each)))),
  );
  const linked = page.links
    .filter(({ part }) => part === 'frame')
    .flatMap(({ href, line, words }) => profile(href, line || words || href));
  return distinct([...stated, ...linked]);
};

function profile(address: string, said: string): Found[] {
  const url = parsedUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const host = url.hostname.toLowerCase().replace(/^(?:www|m|web|[a-z]{2}-[a-z]{2})\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const words = said.includes(address) ? said : `${said} ${address}`.trim();
  const found = (name: string, value: string) => [{ field: `social.${name}`, value, words }];
  if (host === 'facebook.com' && path === '/profile.php' && /^\d+$/.test(url.searchParams.get('id') ?? ''))
    return found('facebook', `https://www.facebook.com/profile.php?id=${url.searchParams.get('id')}`);
  if (path === '' || noProfile.test(`${path}/`)) return [];
  if (host === 'facebook.com') {
    const [, name] = /^(\/pages\/[^/]+\/\d+|\/p\/[^/]+|\/[\w.-]+)/.exec(path) ?? [];
    return name ? found('facebook', `https://www.facebook.com${name}`) : [];
  }
  if (host === 'instagram.com' && /^\/[\w.]+$/.test(path))
    return found('instagram', `https://www.instagram.com${path}`);
  const [, channel] =
    /^(\/(?:@[\w.-]+|channel\/UC[\w-]{22}|c\/[^/]+|user\/[^/]+|[\w-]+))(?:\/(?:featured|videos|streams|live))?$/.exec(
      path,
    ) ?? [];
  if (host === 'youtube.com' && channel) return found('youtube', `https://www.youtube.com${channel}`);
  if (host === 'vimeo.com' && /^\/(?!\d+$)[\w-]+$/.test(path))
    return found('vimeo', `https://vimeo.com${path}`);
  return [];
}

/** Returns where the live stream stands, where a link or a player says that it is one. */
export const liveFacts: FactReader = ({ links }) =>
  distinct(
    links.flatMap(({ href, line, words }) => {
      const url = parsedUrl(href);
      const found = url ? liveOf(url) : null;
      return found ? [{ ...found, words: [line || words, href].filter(Boolean).join(' ') }] : [];
    }),
  );

function liveOf({ hostname, pathname, searchParams }: URL): { field: string; value: string } | null {
  const host = hostname.toLowerCase().replace(/^(?:www|m|web)\./, '');
  if (/^youtube(?:-nocookie)?\.com$/.test(host)) {
    const inPath = /^\/channel\/(UC[\w-]{22})\/live\/?$/.exec(pathname)?.[1];
    const inPlayer = /^\/embed\/live_stream\/?$/.test(pathname) ? searchParams.get('channel') : null;
    const id = inPath ?? inPlayer ?? '';
    return /^UC[\w-]{22}$/.test(id) ? { field: 'live.youtube', value: id } : null;
  }
  const [, page] = host === 'facebook.com' ? (/^\/([\w.-]+)\/live(?:_videos)?\/?$/.exec(pathname) ?? []) : [];
  if (page) return { field: 'live.facebook', value: `https://www.facebook.com/${page}/live` };
  const [, event] =
    host === 'vimeo.com' ? (/^\/(event\/\d+(?:\/[0-9a-f]{6,})?)(?:\/embed)?\/?$/.exec(pathname) ?? []) : [];
  return event ? { field: 'live.vimeo', value: `https://vimeo.com/${event}` } : null;
}
