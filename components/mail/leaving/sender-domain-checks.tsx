'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { CopyValue } from '#components/ui/links/copy-value.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import type { DomainCheck, SenderDomain } from '#lib/mail/leaving/domain/schema.ts';

const read = (path: string) => readPrivate((asked: string) => callApi<SenderDomain | null>(asked), path);

const tones: Readonly<Record<DomainCheck['state'], BadgeTone>> = {
  right: 'cedar',
  wrong: 'paintbrush',
  unknown: 'quiet',
};

/** What the domain of the sender says about who may send in its name, with the records to enter. */
export function SenderDomainChecks() {
  const { data, problem } = usePrivateRead('/api/mail-settings/domain', 'settings', read);
  const words = messages.mailSettings.senderDomain;
  if (data === null) return null;
  if (!data) return problem ? <Problem>{words.failed(problem)}</Problem> : <Loading>{words.asking}</Loading>;
  return (
    <div className="grid gap-3">
      <h4 className="font-semibold wrap-anywhere">{words.title(data.domain)}</h4>
      <p className="measure text-sm text-ink-2">{words.lead}</p>
      <ul className="grid gap-4">
        {data.checks.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ul>
    </div>
  );
}

function Check({ check: { name, state, words: said, record } }: { check: DomainCheck }) {
  const words = messages.mailSettings.senderDomain;
  return (
    <li className="grid gap-1.5 border-s-2 border-rule ps-4 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{words.names[name]}</span>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </span>
      <span className="measure wrap-anywhere">{said}</span>
      {record && (
        <>
          <span>{words.enter}</span>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
            <dt className="text-ink-2">{words.recordName}</dt>
            <dd className="wrap-anywhere" translate="no">
              {record.name}
            </dd>
            <dt className="text-ink-2">{words.recordValue}</dt>
            <dd>
              <CopyValue value={record.value} words={messages.mailSettings.bounces} />
            </dd>
          </dl>
        </>
      )}
    </li>
  );
}
