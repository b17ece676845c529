'use client';

import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { CopyValue } from '#components/ui/links/copy-value.tsx';
import { messages } from '#lib/language/messages.ts';
import type { SiteAddress } from '#lib/site-address/schema.ts';

type AddressRecord = SiteAddress['records'][number];

interface RecordCardProps {
  record: AddressRecord;
  /** The name of the domain. */
  main: string;
}

/** One line to enter at the registrar, with a stamp of what stands there. */
export function RecordCard({ record: { type, name, value, found, builder }, main }: RecordCardProps) {
  const words = messages.siteAddress;
  const { labels } = words;
  const isElsewhere = found !== 'yes' && found !== 'no';
  return (
    <li className="address-record">
      <Stamp found={found} />
      <dl>
        <dt>{labels.type}</dt>
        <dd translate="no">{type}</dd>
        <dt>{labels.name}</dt>
        <dd>
          <span translate="no">{name}</span>{' '}
          <span className="text-sm text-ink-2">{words.shortName(shortNameOf(name, main))}</span>
        </dd>
        {value && (
          <>
            <dt>{labels.value}</dt>
            <dd>
              <CopyValue value={value} words={words} />
            </dd>
          </>
        )}
      </dl>
      {isElsewhere && (
        <p className="text-sm font-semibold text-paintbrush wrap-anywhere">
          {words.foundElsewhere(found, builder)}
        </p>
      )}
      {isElsewhere && builder === 'Cloudflare' && <p className="text-sm">{words.proxied}</p>}
      {isElsewhere && type === 'AAAA' && !value && <p className="text-sm">{words.takeAway}</p>}
    </li>
  );
}

/** What many registrars call the domain itself, and the part before it. */
function shortNameOf(name: string, main: string): string {
  return name === main ? '@' : name.slice(0, -main.length - 1);
}

function Stamp({ found }: Pick<AddressRecord, 'found'>) {
  const { stamps } = messages.siteAddress;
  const [tone, text]: [BadgeTone, string] =
    found === 'yes'
      ? ['cedar', stamps.yes]
      : found === 'no'
        ? ['quiet', stamps.no]
        : ['paintbrush', stamps.elsewhere];
  return (
    <Badge tone={tone} className="address-stamp">
      {text}
    </Badge>
  );
}
