'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { CopyValue } from '#components/ui/links/copy-value.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import type { BounceState } from '#lib/mail/bounces/schema.ts';
import { carrierOf, type MailSettings } from '#lib/mail/leaving/schema.ts';
import { MailboxForm } from './mailbox-form.tsx';
import { MailboxTest } from './mailbox-test.tsx';

const read = (path: string) => readPrivate((asked: string) => callApi<BounceState>(asked), path);
const topics = ['mail', 'settings'] as const;

interface BouncesSectionProps {
  settings: MailSettings;
  onSaved: () => Promise<unknown>;
}

/** Mails that come back: the webhook of a provider, or the mailbox that is read. */
export function BouncesSection({ settings, onSaved }: BouncesSectionProps) {
  const { data, problem, reload } = usePrivateRead('/api/mail-settings/bounces', topics, read);
  const words = messages.mailSettings.bounces;
  const changed = () => Promise.all([onSaved(), reload()]);
  return (
    <section aria-labelledby="mail-bounces" className="grid gap-4 border-t border-rule pt-6">
      <h3 id="mail-bounces" className="text-lg">
        {words.title}
      </h3>
      <p className="measure text-sm text-ink-2">{words.lead}</p>
      {problem && <Problem>{`${messages.mailSettings.loadFailed}: ${problem}`}</Problem>}
      {data?.webhook_url ? (
        <div className="grid gap-2">
          <p className="measure text-sm">{words.webhook(carrierOf(settings))}</p>
          <CopyValue value={data.webhook_url} words={words} />
        </div>
      ) : (
        data && (
          <>
            {!settings.is_from_environment && <MailboxForm settings={settings} onSaved={changed} />}
            {settings.bounces && <MailboxTest state={data} />}
          </>
        )
      )}
    </section>
  );
}
