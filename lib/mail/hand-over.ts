import { siteUrl } from '#lib/core/addresses/urls.ts';
import type { Mail } from '#lib/core/generated/prisma/client.ts';
import { MailError } from '#lib/core/messaging/email.ts';
import type { MailData, MailKind } from './define-mail.ts';
import { writeMail } from './frame.tsx';
import { sendMail, type WayOut } from './leaving/way-out.ts';
import { returnPathOf, withoutReturnPath } from './refusals/return-path.ts';

/** Writes a mail and hands it over. Returns why it was not taken, or null. */
export async function handOver(
  mail: Pick<Mail, 'id' | 'kind'>,
  way: WayOut,
  kind: MailKind,
  data: MailData,
): Promise<MailError | null> {
  const written = {
    to: data.to,
    ...(await writeMail(kind, data)),
    headers: kind.headers?.(data) ?? {},
    messageId: messageIdOf(mail),
    reference: mail.id,
  };
  const send = (returnPath: string | null) => sendMail(way, { ...written, returnPath });
  try {
    const returnPath = kind.refused ? returnPathOf(way, mail.id) : null;
    if (returnPath)
      await withoutReturnPath(
        way,
        () => send(returnPath),
        () => send(null),
      );
    else await send(null);
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}

function messageIdOf({ kind, id }: Pick<Mail, 'id' | 'kind'>): string {
  return `${kind}.${id}@${new URL(siteUrl()).hostname}`;
}

/** Whether a server may have counted the mail: it refused it, or did not say what became of it. */
export function reachedServer({ code, field }: MailError): boolean {
  return field === 'to' || field === 'from_address' || code === 'EMESSAGE' || code.startsWith('HTTP');
}
