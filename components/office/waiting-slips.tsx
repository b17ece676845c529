'use client';

import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import {
  Archive,
  ClipboardList,
  HandHeart,
  Languages,
  MailWarning,
  Megaphone,
  ShieldX,
} from '#components/ui/icons/generated/icons.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { momentClock } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { Office } from '#lib/office/schema.ts';
import { Lacks } from './lacks.tsx';
import { letterSlips } from './letter-slips.ts';
import { useLacks } from './put-away.ts';
import type { SlipWords } from './slip-words.ts';

/** What waits for the person, each as a slip with one action. */
export function WaitingSlips({ waiting }: { waiting: Office['waiting'] }) {
  const slips = slipsOf(waiting);
  const { lacks, putAway } = useLacks(waiting);
  return (
    <section aria-labelledby="office-waiting">
      <h2 id="office-waiting" tabIndex={-1} className="text-3xl">
        {messages.office.waiting}
      </h2>
      {slips.length === 0 ? (
        <EmptyState title={messages.office.nothing} className="mt-6">
          {lacks.length === 0 && <p>{messages.office.nothingHint}</p>}
        </EmptyState>
      ) : (
        <ul className="office-slips">
          {slips.map((slip) => (
            <Slip key={slip.key} slip={slip} />
          ))}
        </ul>
      )}
      <Lacks lacks={lacks} onPutAway={putAway} />
    </section>
  );
}

function Slip({ slip: { icon: Icon, title, hint, action, href } }: { slip: SlipWords }) {
  return (
    <li className="office-slip">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-accent" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">{hint}</p>
      </div>
      <Button href={href} size="small" aria-label={`${action}: ${title}`}>
        {action}
      </Button>
    </li>
  );
}

function slipsOf({ prayer_requests, stopped_mails, waiting_mails, backup, ...waiting }: Office['waiting']) {
  const { prayer, mails, answers, ending } = messages.office;
  const slips: (SlipWords | false)[] = [
    !!prayer_requests && {
      key: 'prayer',
      icon: HandHeart,
      title: prayer.title(prayer_requests),
      hint: prayer.hint,
      action: prayer.action,
      href: paths.prayerAdmin,
    },
    !!stopped_mails && {
      key: 'mails',
      icon: MailWarning,
      title: mails.title(stopped_mails),
      hint: mails.hint,
      action: mails.action,
      href: paths.mail,
    },
    waiting_mails !== null && waitingMailsSlip(waiting_mails),
    ...letterSlips(waiting.letters),
    ...waiting.new_answers.map(({ form_id, title, count }) => ({
      key: form_id,
      icon: ClipboardList,
      title: answers.title(title, count),
      hint: answers.hint,
      action: answers.action,
      href: unlinkedPaths.churchForm(form_id, 'answers'),
    })),
    ...waiting.unheard_forms.map(unheardSlip),
    waiting.translations !== null && translationsSlip(waiting.translations),
    waiting.address?.state === 'failed' && certificateSlip(waiting.address.words),
    backup !== null && backupSlip(backup),
    ...waiting.ending_announcements.map(({ id, message, ends_at }) => ({
      key: id,
      icon: Megaphone,
      title: ending.title(momentClock(new Date(ends_at))),
      hint: message,
      action: ending.action,
      href: paths.announcementAdmin,
    })),
  ];
  return slips.filter((slip) => slip !== false);
}

function waitingMailsSlip({ count, wait }: NonNullable<Office['waiting']['waiting_mails']>): SlipWords {
  const { title, overdue, action } = messages.office.waitingMails;
  return {
    key: 'waiting mails',
    icon: MailWarning,
    title: title(count),
    hint: wait ?? overdue,
    action,
    href: paths.mail,
  };
}

function unheardSlip({ form_id, title }: Office['waiting']['unheard_forms'][number]): SlipWords {
  const { title: about, hint, action } = messages.office.unheard;
  const href = unlinkedPaths.churchForm(form_id);
  return { key: `unheard ${form_id}`, icon: ClipboardList, title: about(title), hint, action, href };
}

function translationsSlip({ missing, stale }: NonNullable<Office['waiting']['translations']>): SlipWords {
  const { title, hint, action } = messages.office.translations;
  const href = unlinkedPaths.translations;
  return { key: 'translations', icon: Languages, title: title(missing, stale), hint, action, href };
}

function certificateSlip(hint: string): SlipWords {
  const { failed: title, action } = messages.office.address;
  const href = paths.churchSettingsOf('domain');
  return { key: 'address', icon: ShieldX, title, hint, action, href };
}

function backupSlip({ error, overdue_days }: NonNullable<Office['waiting']['backup']>): SlipWords {
  const { failed, overdue, hint, action } = messages.office.backup;
  const title = overdue_days === null ? failed : overdue(overdue_days);
  return {
    key: 'backup',
    icon: Archive,
    title,
    hint: error ?? hint,
    action,
    href: `${paths.churchData}#backups`,
  };
}
