import { renderToStaticMarkup } from 'react-dom/server';
import { currentChurch } from '#lib/core/church/current-church.ts';

/** What a notification says, whatever form it has. */
export interface NotificationWords {
  request: string;
  /** Who asked, or that it is anonymous. */
  from: string;
  received: string;
  link: string;
}

/** The notification as an HTML document, its styles in the elements as mail programs want them. */
export function notificationHtml(words: NotificationWords): string {
  return `<!doctype html>\n${renderToStaticMarkup(<NotificationDocument {...words} />)}\n`;
}

function NotificationDocument({ request, from, received, link }: NotificationWords) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Prayer request</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#f3efe6', color: '#1b2233' }}>
        <div style={sheet}>
          <p style={heading}>Someone has asked our prayer team to pray</p>
          <div style={quotation}>{request}</div>
          <p style={{ margin: '0 0 24px' }}>
            From: <strong>{from}</strong>
            <br />
            Received: {received}
          </p>
          <p style={{ margin: '0 0 28px' }}>
            <a href={link} style={button}>
              Open the prayer requests
            </a>
          </p>
          <p style={{ margin: 0, fontSize: '15px', color: '#4a5165' }}>
            Thank you for praying. Please keep what you read here within the team.
            <br />
            {currentChurch().name}
          </p>
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
const heading = {
  margin: '0 0 20px',
  fontFamily: "Georgia,'Times New Roman',serif",
  fontSize: '22px',
  lineHeight: '1.3',
};
const quotation = {
  margin: '0 0 20px',
  padding: '18px 20px',
  background: '#ffffff',
  borderLeft: '4px solid #c0431b',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
const button = {
  display: 'inline-block',
  padding: '13px 22px',
  background: '#33449a',
  color: '#ffffff',
  textDecoration: 'none',
  fontWeight: 'bold',
  borderRadius: '4px',
};
