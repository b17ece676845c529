import type { Inks } from '#lib/art/palette/palette.ts';
import { messages } from '#lib/language/messages.ts';
import { Foot } from '#lib/mail/foot.tsx';
import type { LetterHead } from './letter-head.ts';
import { LetterPartView } from './letter-part-view.tsx';
import type { LetterPart } from './letter-parts.ts';
import { type LookOfLetter, letterLook, letterStyles, letterWidth } from './look.ts';
import { marks } from './marks.ts';
import { Gap, LetterPicture, Rule, Table } from './table.tsx';

export interface LetterDocumentProps {
  head: LetterHead;
  parts: readonly LetterPart[];
  inks: Inks;
  sender: readonly string[];
  /** Whether staff's words go without looks of their own, which a very long letter has no room for. */
  isPlain: boolean;
}

/** A letter as the document of a mail: tables and inline styles, the only layout that all mail programs share. */
export function LetterDocument({ head, parts, inks, sender, isPlain }: LetterDocumentProps) {
  const look = letterLook(inks);
  return (
    <html lang={head.language} dir={head.direction}>
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{head.subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the palette alone */}
        <style dangerouslySetInnerHTML={{ __html: letterStyles(inks) }} />
      </head>
      <body className="ground" style={look.ground}>
        <div style={hidden}>{head.opening}</div>
        <Table className="ground" style={{ background: look.ground.background }}>
          <td align="center" className="edge" style={{ padding: '28px 12px' }}>
            <Table className="sheet" width={letterWidth} style={look.sheet}>
              <td className="cell ink" style={look.cell}>
                <Head head={head} look={look} />
                {parts.map((part, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
                  <LetterPartView key={place} {...{ part, look, inks, isPlain }} />
                ))}
                <Ending head={head} look={look} sender={sender} />
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

/** What lists of mails show behind the subject. */
const hidden = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: '1px',
  lineHeight: '1px',
} as const;

interface PartProps {
  head: LetterHead;
  look: LookOfLetter;
}

function Head({ head, look }: PartProps) {
  return (
    <>
      <Gap height={28} />
      <Table>
        {head.mark && (
          <td width={head.mark.width + 14} valign="middle">
            <LetterPicture {...head.mark} style={{ display: 'block', border: 0 }} />
          </td>
        )}
        <td valign="middle">
          {head.church && (
            <div className="ink" style={look.church}>
              {head.church}
            </div>
          )}
          <div className="soft" style={look.day}>
            {head.day}
          </div>
        </td>
      </Table>
      <Gap height={30} />
      <h1 {...head.marks} className="title ink" style={look.title}>
        {head.subject}
      </h1>
      <Gap height={22} />
    </>
  );
}

/** Why it comes, how to choose and how to end it, in the size of all other words. */
function Ending({ head, look, sender }: PartProps & { sender: readonly string[] }) {
  const words = messages.letterMail;
  const links = [
    ...(head.pageUrl ? [{ label: words.onSite, url: head.pageUrl }] : []),
    { label: words.choose, url: marks.chooseUrl },
    { label: words.leave, url: marks.leaveUrl },
  ];
  return (
    <>
      <Gap height={14} />
      <Rule look={look} />
      <Gap height={22} />
      <p style={{ ...look.line, fontWeight: 'bold' }}>{words.why}</p>
      <p style={{ margin: '0 0 14px' }}>{marks.why}</p>
      {links.map(({ label, url }) => (
        <p key={url} style={{ margin: '0 0 10px' }}>
          <a href={url} className="accent" style={look.link}>
            {label}
          </a>
        </p>
      ))}
      <Gap height={14} />
      <Foot sender={sender} className="soft" />
      <Gap height={36} />
    </>
  );
}
