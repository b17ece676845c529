'use client';

import './site-address.css';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import type { SiteAddress } from '#lib/site-address/schema.ts';
import { AddressForm } from './address-form.tsx';
import { Certificate } from './certificate.tsx';
import { Envelope } from './envelope.tsx';
import { useRepeated } from './use-repeated.ts';

const read = (path: string) => readPrivate((asked: string) => callApi<SiteAddress>(asked), path);

const oftenMilliseconds = 4000;
const seldomMilliseconds = 30_000;

/** The address of the site: who decides it, the name that staff choose, and how far the move is. */
export function AddressPanel() {
  const { data, problem, reload } = usePrivateRead('/api/address', 'settings', read);
  const isMoving = data?.host != null && !data.is_in_use && data.decided_by === null;
  useRepeated(reload, isMoving ? oftenMilliseconds : seldomMilliseconds);
  const words = messages.siteAddress;
  if (!data)
    return problem ? (
      <Problem>{`${words.loadFailed}: ${problem}`}</Problem>
    ) : (
      <Loading>{words.loading}</Loading>
    );
  if (data.decided_by) return <Decided address={data} by={data.decided_by} />;
  // The old address leads to another host by now, which a script of this page may not read.
  if (data.is_in_use || (isMoving && problem)) return <Moved address={data} />;
  return (
    <div className="grid gap-8">
      <Note>{words.plain}</Note>
      {isMoving && <Moving address={data} />}
      <AddressForm key={data.host ?? ''} taken={data.host} ipv4={data.ipv4} onTaken={reload} />
    </div>
  );
}

function Decided({ address, by }: { address: SiteAddress; by: NonNullable<SiteAddress['decided_by']> }) {
  const words = messages.siteAddress;
  return (
    <div className="grid gap-6">
      <p className="measure wrap-anywhere">{words.current(address.url)}</p>
      <Note>{words.decidedBy[by]}</Note>
      <Certificate certificate={address.certificate} />
    </div>
  );
}

function Moving({ address: { host, host_shown, certificate } }: { address: SiteAddress }) {
  const words = messages.siteAddress;
  const isFailed = certificate.state === 'failed';
  return (
    <Envelope name={host_shown ?? ''} title={isFailed ? words.failed : words.moving} isNew>
      {isFailed ? (
        <p className="measure font-semibold text-paintbrush">{certificate.last_error}</p>
      ) : (
        <p className="measure">{words.movingLead(`https://${host}`)}</p>
      )}
    </Envelope>
  );
}

function Moved({ address }: { address: SiteAddress }) {
  const words = messages.siteAddress;
  const url = `https://${address.host}`;
  return (
    <Envelope name={address.host_shown ?? ''} title={words.moved} isSealed isNew={!address.is_in_use}>
      <p className="measure">{words.movedLead}</p>
      {address.is_in_use ? (
        <Certificate certificate={address.certificate} />
      ) : (
        <p>
          <a href={url} className="text-link font-semibold wrap-anywhere">
            {words.open(url)}
          </a>
        </p>
      )}
    </Envelope>
  );
}
