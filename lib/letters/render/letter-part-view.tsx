import type { Inks } from '#lib/art/palette/palette.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { LetterItem } from '../schema.ts';
import { styledHtml } from './letter-html.ts';
import { isSpecial, type LetterPart, type ListPart } from './letter-parts.ts';
import { type LookOfLetter, wordsLook } from './look.ts';
import { Gap, LetterPicture, Rule, Table } from './table.tsx';

interface Props<Part extends LetterPart> {
  part: Part;
  look: LookOfLetter;
  inks: Inks;
  isPlain: boolean;
}

type PartOf<Kind extends LetterPart['kind']> = Extract<LetterPart, { kind: Kind }>;

/** One part of a letter as HTML for mail programs. */
export function LetterPartView({ part, ...props }: Props<LetterPart>) {
  switch (part.kind) {
    case 'words':
      return <Words part={part} {...props} />;
    case 'picture':
      return <Picture part={part} {...props} />;
    case 'buttons':
      return <Buttons part={part} {...props} />;
    case 'list':
      return <List part={part} {...props} />;
  }
}

function Words({ part: { html, isNotice, marks }, inks, look, isPlain }: Props<PartOf<'words'>>) {
  const words = isPlain ? html : styledHtml(html, wordsLook(inks));
  return (
    <div
      {...marks}
      className={isNotice ? 'note inset' : undefined}
      style={isNotice ? look.notice : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by letterHtml()
      dangerouslySetInnerHTML={{ __html: words }}
    />
  );
}

function Picture({ part: { url, alt, caption, marks }, look }: Props<PartOf<'picture'>>) {
  return (
    <>
      <LetterPicture src={url} alt={alt} {...marks} width={528} style={look.picture} />
      {caption && (
        <p {...marks} className="soft" style={{ ...look.soft, margin: '8px 0 0' }}>
          {caption}
        </p>
      )}
      <Gap height={20} />
    </>
  );
}

function Buttons({ part: { items, marks }, look }: Props<PartOf<'buttons'>>) {
  return (
    <>
      {items.map(({ label, url }) => (
        <div key={label + url}>
          <Table width="">
            <td className="filled" style={look.buttonCell}>
              <a {...marks} href={url} className="on-filled" style={look.button}>
                {label}
              </a>
            </td>
          </Table>
          <Gap height={12} />
        </div>
      ))}
      <Gap height={8} />
    </>
  );
}

function List({ part: { heading, items, picture, more }, look }: Props<ListPart>) {
  return (
    <>
      <Gap height={10} />
      <Rule look={look} />
      <Gap height={20} />
      <h2 className="ink" style={look.heading}>
        {heading}
      </h2>
      <Gap height={14} />
      {picture && items[0] && (
        <>
          <a href={items[0].url}>
            <LetterPicture src={picture} alt="" width={528} style={look.picture} />
          </a>
          <Gap height={14} />
        </>
      )}
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat
        <Item key={place} item={item} look={look} />
      ))}
      {more && (
        <p style={{ margin: '0 0 18px' }}>
          <a href={more.url} className="accent" style={look.link}>
            {messages.letterMail.more(more.count)}
          </a>
        </p>
      )}
    </>
  );
}

function Item({ item, look }: { item: LetterItem; look: LookOfLetter }) {
  const { title, url, note } = item;
  const facts = (['when', 'where'] as const).filter((name) => item[name] !== null);
  return (
    <>
      <p style={look.line}>
        <a {...langOf(item, 'title')} href={url} className="accent" style={look.link}>
          {title}
        </a>
      </p>
      {facts.map((name) => (
        <p key={name} {...langOf(item, name)} className="soft" style={look.soft}>
          {item[name]}
        </p>
      ))}
      {note && (
        <p
          {...langOf(item, 'note')}
          className={isSpecial(item) ? 'note' : undefined}
          style={isSpecial(item) ? look.note : look.line}
        >
          {note}
        </p>
      )}
      <Gap height={18} />
    </>
  );
}
