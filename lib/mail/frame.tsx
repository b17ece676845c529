import { churchLanguage } from '#lib/core/church/locale.ts';
import type { MailFile } from '#lib/core/messaging/email.ts';
import type { MailData, MailKind, MailPart, WholeMail } from './define-mail.ts';
import { Foot } from './foot.tsx';
import { Part } from './part.tsx';
import { senderLines } from './sender.ts';

export interface MailText {
  subject: string;
  text: string;
  html: string;
  attachments: MailFile[];
}

/** Returns the mail's files, and its text and HTML, each ending with the church's name and address. */
export async function writeMail<Data extends MailData>(
  kind: Pick<MailKind<Data>, 'subject' | 'parts' | 'whole' | 'files'>,
  data: Data,
): Promise<MailText> {
  const text = kind.whole ? await kind.whole(data) : await inFrame(kind, data);
  return { subject: kind.subject(data), ...text, attachments: kind.files?.(data) ?? [] };
}

async function inFrame<Data extends MailData>(
  kind: Pick<MailKind<Data>, 'subject' | 'parts'>,
  data: Data,
): Promise<WholeMail> {
  // Loaded on first use, since React's renderer needs much memory.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const [subject, parts] = [kind.subject(data), kind.parts?.(data) ?? []];
  const sender = await senderLines();
  return {
    text: [...parts.map(plainText), sender.join('\n')].filter(Boolean).join('\n\n'),
    html: `<!doctype html>\n${renderToStaticMarkup(<MailDocument {...{ subject, parts, sender }} />)}\n`,
  };
}

function plainText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'url' in part ? `${part.words}: ${part.url}` : Object.values(part).join('');
}

interface MailDocumentProps {
  subject: string;
  parts: readonly MailPart[];
  sender: readonly string[];
}

/** Mail programs need inline styles. */
function MailDocument({ subject, parts, sender }: MailDocumentProps) {
  return (
    <html lang={churchLanguage()}>
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#f3efe6', color: '#1b2233' }}>
        <div style={sheet}>
          {parts.map((part) => (
            <Part key={JSON.stringify(part)} part={part} />
          ))}
          <Foot sender={sender} />
        </div>
      </body>
    </html>
  );
}

const sheet = {
  maxWidth: '560px',
  margin: '0 auto',
  padding: '28px 20px',
  fontFamily: 'Helvetica,Arial,sans-serif',
  fontSize: '17px',
  lineHeight: '1.6',
};
