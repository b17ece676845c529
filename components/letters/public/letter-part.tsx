import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { withoutPrefix } from '#lib/core/addresses/in-language.ts';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { LetterPart, ListPart } from '#lib/letters/render/letter-parts.ts';
import { isSpecial } from '#lib/letters/render/letter-parts.ts';
import type { LetterItem } from '#lib/letters/schema.ts';

/** One part of a letter on its page. */
export function LetterPartOnPage({ part }: { part: LetterPart }) {
  switch (part.kind) {
    case 'words':
      return (
        <div {...part.marks} className={part.isNotice ? 'letter-part letter-inset' : 'letter-part'}>
          <RichText html={withOwnPaths(part.html)} look={{ p: 'mt-4', small: 'h3' }} />
        </div>
      );
    case 'picture':
      return <Picture {...part} />;
    case 'buttons':
      return (
        <ul {...part.marks} className="letter-part flex flex-wrap gap-3">
          {part.items.map(({ label, url }) => (
            <li key={label + url}>
              <Button href={ownPath(url)}>{label}</Button>
            </li>
          ))}
        </ul>
      );
    case 'list':
      return <List {...part} />;
  }
}

function Picture({ url, alt, caption, marks }: Extract<LetterPart, { kind: 'picture' }>) {
  return (
    <figure {...marks} className="letter-part">
      {/* biome-ignore lint/performance/noImgElement: staff may paste any address, which an image optimiser would refuse */}
      <img
        src={ownPath(url)}
        alt={alt}
        loading="lazy"
        data-note={messages.pictures.placeholder}
        className="letter-picture"
      />
      {caption && <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  );
}

function List({ heading, items, picture }: ListPart) {
  return (
    <section className="letter-part letter-list">
      <h2 className="text-2xl">{heading}</h2>
      {picture && (
        // biome-ignore lint/performance/noImgElement: a picture that the site draws
        <img
          src={onSite(picture)}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          className="letter-picture letter-plate mt-4"
        />
      )}
      <ul className="mt-4">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat
          <li key={place}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: LetterItem }) {
  const { title, url, note } = item;
  return (
    <>
      <PageLink {...langOf(item, 'title')} href={ownPath(url)} className="text-link font-semibold">
        {title}
      </PageLink>
      {(['when', 'where'] as const).map(
        (name) =>
          item[name] && (
            <p key={name} {...langOf(item, name)}>
              {item[name]}
            </p>
          ),
      )}
      {note && (
        <p {...langOf(item, 'note')} className={isSpecial(item) ? 'letter-note' : undefined}>
          {note}
        </p>
      )}
    </>
  );
}

/** Returns an address of this site as a path, which links put into the language of the page; any other as it is. */
function ownPath(url: string): string {
  return url.startsWith(`${siteUrl()}/`) ? withoutPrefix(onSite(url)) : url;
}

function onSite(url: string): string {
  return url.slice(siteUrl().length);
}

function withOwnPaths(html: string): string {
  return html.replaceAll(`href="${siteUrl()}/`, 'href="/');
}
