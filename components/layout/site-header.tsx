import { Fragment } from 'react';
import { Wordmark } from '#components/art/wordmark.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { PageScript } from '#components/ui/page-script.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { LineMark } from '#components/ui/text/line-mark.tsx';
import { Times } from '#components/ui/text/times.tsx';
import type { LogoFaces } from '#lib/art/logo/logo.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { gatheringLines } from '#lib/core/church/service-labels.ts';
import type { SpokenLanguage } from '#lib/core/church/spoken-languages.ts';
import { languageName } from '#lib/core/language/languages.ts';
import { telephoneUrl } from '#lib/core/messaging/phone-number.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { MenuLink } from '#lib/navigation/menu-links.ts';
import { shelfScript } from '#lib/navigation/shelf-script.ts';
import { HeaderLinks } from './header-links.tsx';
import { HeaderShell } from './header-shell.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ownMenuStyles } from './own-menus.ts';

interface SiteHeaderProps extends LogoFaces {
  isLive: boolean;
  /** The main menu. */
  links: readonly MenuLink[];
  /** It is the church's own. */
  isOwn: boolean;
  /** The site's other language. */
  other?: SpokenLanguage | undefined;
}

/** The header: the wordmark, the main menu, and a link to the stream during a live service. */
export function SiteHeader({ logo, mark, isLive, links, isOwn, other }: SiteHeaderProps) {
  const { street, city, phone } = currentChurch();
  const gatherings = gatheringLines(currentServices());
  return (
    <HeaderShell>
      <div className="wrap relative flex h-full items-center justify-between gap-4 md:max-lg:gap-2">
        <PageLink
          href={paths.home}
          className="site-name me-auto min-w-0 text-[min(1.3rem,7.5cqw)] wrap-anywhere md:text-[1.06rem] lg:text-[1.5rem]"
        >
          <Wordmark logo={logo} mark={mark} />
        </PageLink>
        {other && <LanguageSwitch {...other} name={languageName(other.language)} />}
        <SearchLink />
        {isLive && <WatchLive />}
        {isOwn && <style>{ownMenuStyles}</style>}
        {links.some(({ children }) => children) && <PageScript text={shelfScript} />}
        <HeaderLinks links={links}>
          <Static as="dl" className="mt-8 grid gap-1 text-sm text-white/80">
            {gatherings.map(({ name, text, untranslated }) => (
              <Fragment key={`${name}${text}`}>
                <dt
                  className={gatherings.length > 1 ? 'font-semibold' : 'sr-only'}
                  {...langOf({ untranslated }, 'name')}
                >
                  {name}
                </dt>
                <dd>
                  <Times of={text} />
                </dd>
              </Fragment>
            ))}
            <dt className="sr-only">{messages.layout.address}</dt>
            <dd>
              <bdi>{`${street}, ${city}`}</bdi>
            </dd>
            {phone && <dt className="sr-only">{messages.layout.phone}</dt>}
            {phone && (
              <dd>
                <a href={telephoneUrl(phone)} className="underline underline-offset-4">
                  {phone}
                </a>
              </dd>
            )}
          </Static>
        </HeaderLinks>
      </div>
    </HeaderShell>
  );
}

/**
 * The link to the stream while a service is live. On a phone, where it would break the church's name, and without room
 * in the navigation it hangs from the header's edge.
 */
function WatchLive() {
  return (
    <Button
      href={paths.livestream}
      variant="gold"
      size="small"
      className="ms-auto shrink-0 @max-[30rem]:absolute md:absolute xl:static"
      style={{ top: '100%', insetInlineEnd: 0 }}
    >
      <Static as="span">
        <span aria-hidden="true" style={dot} />
        <span>{messages.live.watch}</span>
      </Static>
    </Button>
  );
}

// Inline styles: style sheets are in every document, and this is rarely shown.
const dot = {
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 8,
  borderRadius: 5,
  background: 'var(--color-paintbrush)',
};

/** The way to the search, in the header of every window. */
function SearchLink() {
  return (
    <PageLink
      href={unlinkedPaths.search}
      aria-label={messages.search.title}
      className="-me-4 grid size-11 shrink-0 place-items-center md:order-last md:-me-4 md:-ms-2"
    >
      <LineMark line="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16M21 21l-4.3-4.3" size={20} />
    </PageLink>
  );
}
