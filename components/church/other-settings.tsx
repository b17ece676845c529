'use client';

import type { ComponentType } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';

const Services = lazyComponent(() =>
  import('#components/events/church-services/services-settings.tsx').then(
    (module) => module.ServicesSettings,
  ),
);

const Domain = lazyComponent(() =>
  import('#components/site-address/address-panel.tsx').then((module) => module.AddressPanel),
);

const Mail = lazyComponent(() =>
  import('#components/mail/leaving/mail-settings-panel.tsx').then((module) => module.MailSettingsPanel),
);

const Updates = lazyComponent(() =>
  import('#components/updates/update-settings.tsx').then((module) => module.UpdateSettings),
);

/** Settings beside the facts: edited here, or a link to where they are. Their words: `messages.otherSettings`. */
export const otherSettings = {
  services: Services,
  domain: Domain,
  mail: Mail,
  words: () => <Place of="words" href={paths.churchWords} />,
  leaders: () => <Place of="leaders" href={paths.leaders} />,
  updates: Updates,
} as const satisfies Record<string, ComponentType>;

export type OtherSetting = keyof typeof otherSettings;

function Place({ of, href }: { of: 'words' | 'leaders'; href: string }) {
  const { places, place } = messages.otherSettings[of];
  return <PlaceLinks label={places} places={[{ ...place, href }]} />;
}
