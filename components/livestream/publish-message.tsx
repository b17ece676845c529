'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { AddSermonDialog } from '#components/sermons/add-sermon-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import type { TodaysMessage } from '#lib/livestream/status/todays-message.ts';

/** Opens the sermon form, filled with what is known of today's message. */
export function PublishMessage({ message }: { message: TodaysMessage }) {
  if (!useIsOffered('sermons')) return null;
  return (
    <section
      aria-labelledby="publish-message"
      className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card border-2 border-dashed border-white/40 bg-paper p-5 text-ink sm:p-7"
    >
      <div className="min-w-64 flex-1">
        <h2 id="publish-message" className="text-xl">
          {messages.live.notPublished}
        </h2>
        <p className="mt-2 text-ink-2">{messages.live.publishHelp}</p>
      </div>
      <Button
        onClick={() =>
          openStaffDialog('publish-message', (dialog) => <AddSermonDialog {...dialog} known={message} />)
        }
      >
        {messages.live.publish}
      </Button>
    </section>
  );
}
