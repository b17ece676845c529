'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { countWaitingMailsAction } from '#lib/mail/actions.ts';
import { removeMailSettingsAction } from '#lib/mail/leaving/actions.ts';
import { carrierOf, type MailSettings } from '#lib/mail/leaving/schema.ts';
import { BouncesSection } from '../bounces/bounces-section.tsx';
import { MailSettingsForm } from './mail-settings-form.tsx';
import { MailTestForm } from './mail-test-form.tsx';
import { MicrosoftSignIn } from './microsoft-sign-in.tsx';

const read = (path: string) => readPrivate((asked: string) => callApi<MailSettings>(asked), path);
const readWaiting = () => readPrivate(countWaitingMailsAction, {});
const topics = ['mail', 'settings', 'church'] as const;

/** How mail leaves: its settings, the sign-in at Microsoft, and a test. */
export function MailSettingsPanel() {
  const { data, problem, reload } = usePrivateRead('/api/mail-settings', 'settings', read);
  const { data: waiting } = usePrivateRead('waiting mails', topics, readWaiting);
  const words = messages.mailSettings;
  if (!data)
    return problem ? (
      <Problem>{`${words.loadFailed}: ${problem}`}</Problem>
    ) : (
      <Loading>{messages.staffPages.mail.loading}</Loading>
    );
  const isSet = data.kind !== 'none';
  return (
    <div className="grid gap-8">
      {waiting?.wait && waiting.count > 0 && (
        <Note role="status">
          <PageLink isForStaff href={paths.mail} className="font-semibold underline">
            {words.waits(waiting.count)}
          </PageLink>
        </Note>
      )}
      {data.is_from_environment ? (
        <FromEnvironment settings={data} />
      ) : (
        <MailSettingsForm settings={data} onSaved={reload} />
      )}
      {data.kind === 'microsoft' && <MicrosoftSignIn />}
      {isSet && <MailTestForm carrier={carrierOf(data)} />}
      {isSet && <BouncesSection settings={data} onSaved={reload} />}
      {isSet && !data.is_from_environment && (
        <Button variant="quiet" className="justify-self-start" onClick={() => askRemoval(reload)}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}

/** What .env says, which holds. */
function FromEnvironment({ settings }: { settings: MailSettings }) {
  const { labels, fromEnvironment } = messages.mailSettings;
  const shown = ['host', 'port', 'user', 'from_name', 'from_address'] as const;
  return (
    <>
      <Note>{fromEnvironment}</Note>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {shown
          .filter((name) => settings[name] !== null)
          .map((name) => (
            <div key={name} className="contents">
              <dt className="text-sm font-semibold">{labels[name]}</dt>
              <dd className="wrap-anywhere">{settings[name]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function askRemoval(reload: () => Promise<unknown>): void {
  const { removeTitle: title, removeText: question, remove: confirm, ...words } = messages.mailSettings;
  askFirst('remove-mail-settings', { title, question, confirm }, async () => {
    const said = { done: words.removed, failed: words.removeFailed };
    if (!(await carryOut(removeMailSettingsAction, {}, said))) return false;
    return reload();
  });
}
