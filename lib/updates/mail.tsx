import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { ownerAddress } from '#lib/mail/queue.ts';
import { readRootState } from './own-files.ts';
import { reasonWords } from './present-standing.ts';
import type { RootState } from './schema.ts';

interface WayBack extends MailData {
  root: RootState;
}

/** Mails an owner why an update went back; without owners the church’s own address. */
export const updateWentBack = defineMail<WayBack>({
  kind: 'update_went_back',
  about: 'update',
  permission: 'staff',
  async load(about, database) {
    const [ended, recipient = ''] = about.split(' ');
    const root = await readRootState();
    if (root?.step !== 'went_back' || root.ended_at !== ended) return null;
    const to = await ownerAddress(database, recipient);
    return to ? { to, root } : null;
  },
  subject: () => messages.updateMail.subject(currentChurch().name),
  parts: ({ root }) => [
    messages.updateMail.lead(root.to, root.from),
    reasonWords(root, true),
    messages.updateMail.nothingLost,
    { words: messages.updateMail.open, url: absoluteUrl(unlinkedPaths.office), isMain: true },
  ],
});
