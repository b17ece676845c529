import '#components/form/field.css';
import type { Metadata } from 'next';
import { SubscriberCard } from '#components/subscribers/subscriber-card.tsx';
import { subscriberStyles } from '#components/subscribers/subscriber-styles.ts';
import { WaitingReminders } from '#components/subscribers/waiting-reminders.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { hasActed, reportRefusal, visitorAddress } from '#lib/core/cache/render-context.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { AppError, statusOf } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { listWaitingReminders } from '#lib/reminders/queries.ts';
import { isReminderToken } from '#lib/reminders/reminder-link.ts';
import { findSubscriberPage, type ShownSubscription } from '#lib/subscribers/queries.ts';

interface Props {
  params: Promise<{ token: string }>;
}

/** The link is a secret: its address goes to no other site. Posts without scripts need to say where they come from. */
export function generateMetadata(): Metadata {
  return {
    ...pageMetadata({ title: messages.subscriberPage.pageTitle }),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** Where somebody confirms, chooses, leaves and erases, or ends reminders alone. Opening it changes nothing. */
export default async function SubscriberPage({ params }: Props) {
  const { token } = await params;
  if (isReminderToken(token)) return <Reminders token={token} />;
  const found = await find(token);
  const { pageTitle: title, erased, askLead, keptSources: _, ...texts } = messages.subscriberPage;
  if (found instanceof AppError) {
    // The press that erased it is answered by the page that it is missing on.
    if (!hasActed()) reportRefusal(statusOf[found.code]);
    return <PageHeading title={title}>{hasActed() ? erased : found.message}</PageHeading>;
  }
  const { email } = found.row;
  const words = {
    ...texts,
    pageTitle: title,
    erased,
    askLead: askLead(email),
    left: messages.subscribers.left,
  };
  const reminders = (await listWaitingReminders.execute(visitor(), { token })) ?? [];
  return (
    <>
      <style>{subscriberStyles}</style>
      <PageHeading title={title} />
      <div className="wrap grid pb-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <SubscriberCard
            shown={{ ...inWords(found), reminders }}
            token={token}
            words={words}
            notice={noticeOf(found)}
          />
        </div>
      </div>
    </>
  );
}

/** The same for an address that asked for reminders alone. */
async function Reminders({ token }: { token: string }) {
  const reminders = await listWaitingReminders.execute(visitor(), { token });
  const { remindersPage, noReminders, remindersEnded, remindersTitle, endReminders, failed, submitting } =
    messages.subscriberPage;
  if (!reminders) reportRefusal(404);
  const said = reminders ? (hasActed() ? remindersEnded : noReminders) : messages.reminders.unknownLink;
  return (
    <>
      <PageHeading title={remindersPage}>{(reminders?.length ?? 0) === 0 && said}</PageHeading>
      <div className="wrap grid pb-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <WaitingReminders
            reminders={reminders ?? []}
            token={token}
            words={{ remindersEnded, remindersTitle, endReminders, failed, submitting }}
          />
        </div>
      </div>
    </>
  );
}

function visitor() {
  return { role: 'visitor', address: visitorAddress() } as const;
}

function inWords({ row, ...shown }: ShownSubscription) {
  const wordsOf = (moment: string) => formatMoment(new Date(moment), 'EEEE, MMMM d, yyyy');
  const confirmedAt = row.confirmed_at && wordsOf(row.confirmed_at);
  return { row, ...shown, since: wordsOf(row.created_at), confirmedAt };
}

/** Returns what a press without scripts has done. */
function noticeOf({ row: { state } }: ShownSubscription): string | null {
  if (!hasActed()) return null;
  if (state === 'left') return messages.subscribers.left;
  return state === 'confirmed' ? messages.subscriberPage.done : null;
}

/** Reads the subscriber; for a link that leads nowhere, why. */
async function find(token: string): Promise<ShownSubscription | AppError> {
  try {
    return await findSubscriberPage.execute(visitor(), { token });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
