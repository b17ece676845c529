import type { ReactNode } from 'react';
import { churchLanguage } from '#lib/core/church/locale.ts';
import type { MailFile } from '#lib/core/platform/email.ts';
import type { MailData, MailKind } from './define-mail.ts';
import { senderLines } from './sender.ts';

export interface MailText {
  subject: string;
  text: string;
  html: string;
  attachments: MailFile[];
}

/** Returns the mail's files, and its text and HTML, each ending with the church's name and address. */
export async function writeMail<Data extends MailData>(kind: MailKind<Data>, data: Data): Promise<MailText> {
  // Loaded on first use, since React's renderer needs much memory.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const [subject, paragraphs] = [kind.subject(data), kind.text(data)];
  const sender = await senderLines();
  const content = kind.html?.(data) ?? paragraphs.map((words) => <Paragraph key={words} words={words} />);
  const document = <MailDocument title={subject} content={content} sender={sender} />;
  return {
    subject,
    text: [...paragraphs, sender.join('\n')].filter(Boolean).join('\n\n'),
    html: `<!doctype html>\n${renderToStaticMarkup(document)}\n`,
    attachments: kind.files?.(data) ?? [],
  };
}

/** Mail programs need inline styles. */
function MailDocument(mail: { title: string; content: ReactNode; sender: readonly string[] }) {
  return (
    <html lang={churchLanguage()}>
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{mail.title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#f3efe6', color: '#1b2233' }}>
        <div style={sheet}>
          {mail.content}
          <p style={{ ...small, whiteSpace: 'pre-line' }}>{mail.sender.join('\n')}</p>
        </div>
      </body>
    </html>
  );
}

function Paragraph({ words }: { words: string }) {
  return <p style={{ margin: '0 0 20px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{words}</p>;
}

const sheet = {
  maxWidth: '560px',
  margin: '0 auto',
  padding: '28px 20px',
  fontFamily: 'Helvetica,Arial,sans-serif',
  fontSize: '17px',
  lineHeight: '1.6',
};
const small = { margin: 0, fontSize: '15px', color: '#4a5165' };

/** Styles shared by the HTML of several kinds. */
export const mailStyles = {
  heading: {
    margin: '0 0 20px',
    fontFamily: "Georgia,'Times New Roman',serif",
    fontSize: '22px',
    lineHeight: '1.3',
  },
  quotation: {
    margin: '0 0 20px',
    padding: '18px 20px',
    background: '#ffffff',
    borderLeft: '4px solid #c0431b',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    background: '#33449a',
    color: '#ffffff',
    textDecoration: 'none',
    fontWeight: 'bold',
    borderRadius: '4px',
  },
  small,
} as const;
