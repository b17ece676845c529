import { z } from 'zod';
import { statusCall } from '#lib/closings/routes.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import type { Endpoint } from '#lib/core/operations/routes/options.ts';
import { heldInFilter } from '#lib/events/held-in/held-in-field.ts';
import { transcriptFiles } from '#lib/sermons/routes.ts';
import { soundCalls } from '#lib/sound/api.ts';

const facts = { access: 'anyone', isChange: false } as const;
const feed = { ...facts, hasETag: true } as const;

const occurrenceId = z
  .string()
  .meta({ description: 'An event’s id, or `{event id}_yyyyMMdd` for one date of it.' });

const topicNames = new Intl.ListFormat('en', { type: 'disjunction' })
  .format(liveTopics.map((topic) => `\`${topic}\``))
  .replace(', or ', ' or ');

/** The calls that answer something other than rows, by their address, in the document's order. */
export const feeds = {
  '/api/live': {
    ...facts,
    name: 'watchChanges',
    summary: 'Live updates',
    detail: `Server-Sent Events named ${topicNames}, sent whenever something of that table has changed. The data is \`{}\`: it states that something changed, never what. A comment line is sent at least every 25 seconds. A client that reconnects with the last \`id\` in \`Last-Event-ID\`, as browsers do, receives what changed since, and so does one that tells how long ago it read. With very many listeners a stream ends at once, and its \`retry\` states when to connect again, in about a minute.`,
    input: z.object({
      age: z
        .int()
        .min(0)
        .optional()
        .meta({ description: 'How long ago the client read what it shows, in milliseconds.' }),
    }),
    media: 'text/event-stream',
  },
  '/calendar.ics': {
    ...feed,
    name: 'calendarFeed',
    summary: 'The whole calendar, to subscribe to',
    detail: 'iCalendar (RFC 5545).',
    input: z.object({ held_in: heldInFilter }),
    also: [422],
    media: 'text/calendar',
  },
  '/events/{id}.ics': {
    ...feed,
    name: 'eventFeed',
    summary: 'One event, or one date of it, for a calendar',
    detail: 'iCalendar (RFC 5545).',
    input: z.object({ id: occurrenceId }),
    media: 'text/calendar',
  },
  '/.well-known/security.txt': {
    ...feed,
    name: 'securityText',
    summary: 'Whom to tell of a weakness of the site',
    detail: 'security.txt (RFC 9116); `SECURITY_CONTACT` names somebody other than the church.',
    media: 'text/plain',
  },
  '/sermons/feed.xml': {
    ...feed,
    name: 'sermonFeed',
    summary: 'RSS of the sermons',
    detail: 'RSS 2.0, the newest sermon first.',
    media: 'application/rss+xml',
  },
  ...transcriptFiles,
  '/sermons/audio/{id}/{name}': soundCalls.file,
  '/podcast.xml': {
    ...feed,
    name: 'podcastFeed',
    summary: 'The podcast',
    detail:
      'RSS 2.0 with the elements of Apple and of Podcasting 2.0: every sermon with sound, the newest first. 404 while there is none.',
    also: [404],
    media: 'application/rss+xml',
  },
  '/news/feed.xml': {
    ...feed,
    name: 'newsFeed',
    summary: 'Atom of the news',
    detail: 'The Atom Syndication Format (RFC 4287), the newest post first.',
    media: 'application/atom+xml',
  },
  '/letters/feed.xml': {
    ...feed,
    name: 'lettersFeed',
    summary: 'Atom of the letters',
    detail: 'The Atom Syndication Format (RFC 4287): letters that everybody may read, the newest first.',
    media: 'application/atom+xml',
  },
  '/alerts.xml': {
    ...feed,
    name: 'alertsFeed',
    summary: 'RSS of closings and reopenings',
    detail: 'RSS 2.0, the latest first.',
    media: 'application/rss+xml',
  },
  '/status.json': statusCall,
  '/sitemap.xml': {
    ...feed,
    name: 'sitemap',
    summary: 'Every page, for search engines',
    detail: 'The sitemap of sitemaps.org, events to come and sermons included.',
    media: 'application/xml',
  },
  '/robots.txt': {
    ...feed,
    name: 'robots',
    summary: 'What search engines may read',
    detail: 'The Robots Exclusion Protocol (RFC 9309).',
    media: 'text/plain',
  },
  '/og-image.png': {
    ...feed,
    name: 'socialPicture',
    summary: 'The default picture of links to this site',
    detail: '1200 by 630 pixels.',
    media: 'image/png',
  },
  '/api/health': {
    ...facts,
    name: 'health',
    summary: 'Whether the site and its database answer',
    detail:
      '503 when the database does not answer within three seconds (`reason`: `database`) or a disk is full (`disk_full`).',
    answer: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }),
  },
  '/api/openapi.json': {
    ...feed,
    name: 'apiDocument',
    summary: 'This API as OpenAPI 3.1',
    detail: 'Generated from the schemas that validate requests.',
    answer: z.object({ openapi: z.string() }).catchall(z.unknown()).meta({ id: 'ApiDocument' }),
  },
} satisfies Record<string, Endpoint>;
