import { setTimeout as wait } from 'node:timers/promises';
import { requestAddress } from '#lib/core/http/outbound-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { siteLimits } from '../../reading/limits.ts';
import type { Site, SiteAnswer } from '../site.ts';
import { decodedText } from './decoded-text.ts';
import { KeptAnswers } from './kept-answers.ts';
import { bareHost, domainOf, siteFolder } from './own-domain.ts';

export interface Manners {
  /** Between two requests. */
  pauseMilliseconds: number;
  /** The most addresses; those of `siteLimits` by default. */
  mostAddresses?: number;
}

const mostRedirects = 5;
const readable = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml)\b|application\/(?:x-)?gzip\b)/;
/** Parameters that only count visitors. */
const counted = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|_ga|ref|replytocom|share)$/i;

/** Asks an old site for its addresses, one after another, within the limits of `siteLimits`. */
export class OldSite implements Site {
  origin = '';
  addresses: string[] = [];
  private shownHome: SiteAnswer | null = null;
  private readonly failures = new Map<string, string>();
  private readonly begun = performance.now();
  private asked = 0;
  private bytes = 0;
  private next = 0;
  private domain = '';
  private folder = '';

  private constructor(
    private readonly answers: KeptAnswers,
    private readonly signal: AbortSignal,
    private readonly manners: Manners,
  ) {}

  /** Asks for the home page. @throws AppError `invalid` for a site that does not answer, with what it answered */
  static async open(typed: URL, signal: AbortSignal, manners: Manners): Promise<OldSite> {
    const site = new OldSite(await KeptAnswers.open(), signal, manners);
    try {
      await site.readHome(typed);
    } catch (error) {
      await site.close();
      throw error;
    }
    return site;
  }

  get home(): SiteAnswer {
    if (!this.shownHome) throw new AppError('invalid', messages.oldSite.noHome);
    return this.shownHome;
  }

  /** Whether nothing more is asked for, since a limit is reached. */
  get isSpent(): boolean {
    const { bytes, wholeMilliseconds } = siteLimits;
    const { mostAddresses: addresses = siteLimits.addresses } = this.manners;
    const passed = performance.now() - this.begun;
    return this.asked >= addresses || this.bytes >= bytes || passed >= wholeMilliseconds;
  }

  isOwn(address: string): boolean {
    const url = parsedUrl(address);
    if (!url || !/^https?:$/.test(url.protocol) || domainOf(url) !== this.domain) return false;
    return this.folder === '' || `${url.pathname}/`.startsWith(`${this.folder}/`);
  }

  async get(address: string): Promise<SiteAnswer | null> {
    const url = this.ownAddress(address);
    if (!url) return null;
    const key = keyOf(url);
    if (this.answers.has(key) || this.isSpent) return this.answers.get(key);
    const answer = await this.answerOf(url);
    await this.answers.set(key, answer);
    const found = answer && parsedUrl(answer.address);
    if (found && keyOf(found) !== key && !this.answers.has(keyOf(found)))
      await this.answers.set(keyOf(found), answer);
    return answer;
  }

  failureOf(address: string): string | null {
    const url = this.ownAddress(address);
    return (url && this.failures.get(keyOf(url))) ?? null;
  }

  /** Returns the address as it is asked for; null for one that is not the site's own. */
  ownAddress(address: string): URL | null {
    const url = parsedUrl(address, this.origin || undefined);
    if (!url || !this.isOwn(url.href) || url.username || url.password) return null;
    const origin = new URL(this.origin);
    if (bareHost(url) === bareHost(origin)) [url.protocol, url.host] = [origin.protocol, origin.host];
    url.hash = '';
    for (const name of [...url.searchParams.keys()]) if (counted.test(name)) url.searchParams.delete(name);
    return url;
  }

  close(): Promise<void> {
    return this.answers.remove();
  }

  private async readHome(typed: URL): Promise<void> {
    this.domain = domainOf(typed);
    this.folder = siteFolder(typed);
    this.origin = typed.origin;
    let answer = await this.answerOf(typed);
    const failure = this.failures.get(keyOf(typed));
    if (!answer && typed.protocol === 'https:') {
      const plain = new URL(typed.href.replace(/^https:/, 'http:'));
      answer = await this.answerOf(plain);
    }
    const { hindered, noHome } = messages.oldSite;
    if (!answer) throw new AppError('invalid', failure ? hindered(typed.href, failure) : noHome);
    const found = new URL(answer.address);
    this.origin = found.origin;
    this.folder = siteFolder(found);
    this.shownHome = answer;
    for (const url of [found, typed]) {
      const own = this.ownAddress(url.href);
      if (own && !this.answers.has(keyOf(own))) await this.answers.set(keyOf(own), answer);
    }
  }

  /** Asks in its turn; null without an answer of the site's own, and `failures` gets the reason. */
  private async answerOf(url: URL): Promise<SiteAnswer | null> {
    await this.turn();
    this.asked += 1;
    try {
      const {
        status,
        url: address,
        headers,
        body,
        discard,
      } = await requestAddress(url.href, {
        timeoutMilliseconds: siteLimits.answerMilliseconds,
        maximumBytes: siteLimits.answerBytes,
        mostRedirects,
        headers: { 'user-agent': userAgent(), accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        signal: this.signal,
      });
      const media = String(headers['content-type'] ?? '');
      const type = media.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      const isText = type === '' || readable.test(type);
      if (!this.isOwn(address) || !isText) discard();
      if (!this.isOwn(address)) return this.failed(url, messages.oldSite.ledElsewhere(new URL(address).host));
      const text = isText ? await this.textOf(body, media) : '';
      if (text === null) return this.failed(url, messages.oldSite.brokenFile);
      return { address, status, type, headers: plainHeaders(headers), text };
    } catch (error) {
      this.signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      return this.failed(url, error.message);
    }
  }

  private async textOf(body: AsyncIterable<Buffer>, media: string): Promise<string | null> {
    const parts: Buffer[] = [];
    for await (const part of body) {
      parts.push(part);
      this.bytes += part.length;
    }
    return decodedText(Buffer.concat(parts), media, siteLimits.answerBytes);
  }

  private failed(url: URL, reason: string): null {
    this.failures.set(keyOf(url), reason);
    return null;
  }

  /** Waits until the pause since the last request is over. */
  private async turn(): Promise<void> {
    const now = performance.now();
    const delay = this.next - now;
    this.next = Math.max(now, this.next) + this.manners.pauseMilliseconds;
    if (delay > 0) await wait(delay, undefined, { signal: this.signal });
  }
}

/** Returns what tells an address from others: `www` and bare, http and https, with a slash at the end or not, are one. */
function keyOf(url: URL): string {
  return `${bareHost(url)}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

/** Returns the name that the site reads under, with the address of this site. */
function userAgent(): string {
  const { SITE_URL } = env();
  return SITE_URL ? `Belltower (moving to ${SITE_URL})` : 'Belltower';
}

function plainHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
