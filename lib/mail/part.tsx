import type { ReactNode } from 'react';
import type { MailLink, MailPart } from './define-mail.ts';

/** A part of a mail as HTML. */
export function Part({ part }: { part: MailPart }) {
  if (typeof part === 'string') return <p style={styles.paragraph}>{part}</p>;
  if ('url' in part) return <LinkLine {...part} />;
  if ('heading' in part) return <p style={styles.heading}>{part.heading}</p>;
  if ('quotation' in part) return <div style={styles.quotation}>{part.quotation}</div>;
  return <p style={styles.paragraph}>{withLinks(part.written)}</p>;
}

function LinkLine({ words, url, isMain }: MailLink) {
  return (
    <p style={isMain ? styles.line : styles.paragraph}>
      <a href={url} style={isMain ? styles.button : styles.link}>
        {words}
      </a>
    </p>
  );
}

/** A web address; a stop or a bracket after it is not part of it. */
const address = /https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?()[\]{}’»”/]\/?/gi;

function withLinks(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    nodes.push(
      text.slice(end, index),
      <a key={index} href={url} style={styles.link}>
        {url}
      </a>,
    );
    end = index + url.length;
  }
  return [...nodes, text.slice(end)];
}

const styles = {
  paragraph: { margin: '0 0 20px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
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
  line: { margin: '0 0 28px' },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    background: '#33449a',
    color: '#ffffff',
    textDecoration: 'none',
    fontWeight: 'bold',
    borderRadius: '4px',
  },
  link: { color: '#33449a', overflowWrap: 'anywhere' },
} as const;
