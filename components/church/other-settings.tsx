'use client';

import type { ComponentType } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/site/paths.ts';

const Services = lazyComponent(() =>
  import('#components/events/church-services/services-settings.tsx').then(
    (module) => module.ServicesSettings,
  ),
);

interface OtherSettings {
  id: string;
  title: string;
  holds: string;
  lead: string;
  Content: ComponentType;
}

/** Settings beside the facts: edited here, or a link to where they are. */
export const otherSettings = [
  {
    id: 'services',
    title: 'Services',
    holds: 'When you meet, and the next dates of each service',
    lead: 'When you meet: entered once, shown in countdown, footer, visit page, livestream and calendars.',
    Content: Services,
  },
  {
    id: 'words',
    title: 'Words',
    holds: 'What the pages say, page by page',
    lead: 'What the pages say, with your church’s name in it. Every text can be written where it stands, too.',
    Content: () => (
      <PlaceLinks
        label="Where words are written"
        places={[{ title: 'All words', text: 'Page by page, with the originals', href: paths.churchWords }]}
      />
    ),
  },
  {
    id: 'leaders',
    title: 'Leaders',
    holds: 'The people whom visitors know by name',
    lead: 'The people whom visitors are to know by name. Until there is one, the page shows four roles.',
    Content: () => (
      <PlaceLinks
        label="Where leaders are named"
        places={[{ title: 'Leaders', text: 'Add, order and picture them', href: paths.leaders }]}
      />
    ),
  },
] as const satisfies readonly OtherSettings[];
