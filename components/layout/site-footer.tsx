import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import './site-footer.css';
import type { ReactNode } from 'react';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { FooterLetters } from '#components/subscribers/footer-letters.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { AddressLines } from '#components/ui/text/address-lines.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { addressLines } from '#lib/core/church/address.ts';
import { contactWay } from '#lib/core/church/contact-way.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { serviceLines, streamedTimes } from '#lib/core/church/service-labels.ts';
import { socialLinks } from '#lib/core/church/social-links.ts';
import { telephoneUrl } from '#lib/core/messaging/phone-number.ts';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import type { FormOffers } from '#lib/forms/public/form-offers.ts';
import type { MenuLink } from '#lib/navigation/menu-links.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { FooterHills } from './footer-hills.tsx';

interface SiteFooterProps {
  year: string;
  texts: PageTexts;
  /** The footer's menu. */
  links: readonly MenuLink[];
  /** The form for planning a visit, while it is open. */
  visit?: FormOffers['visit'];
  /** Whether there is news to read. */
  hasNews?: boolean;
  /** Whether letters can be subscribed to. */
  hasLetters?: boolean;
}

/** The footer of every page. */
export function SiteFooter({ year, texts, links: menu, visit, hasNews, hasLetters }: SiteFooterProps) {
  const { times, links, follow } = texts['site.columns'];
  return (
    <Static as="footer" className="site-footer on-dark relative bg-night">
      <FooterHills />
      <div className="wrap grid gap-x-8 gap-y-3 pt-2 pb-4 md:grid-cols-12 md:gap-y-10 md:pt-6 md:pb-14">
        <Contact line={texts['site.footer']} visit={visit} />
        <ServiceTimes title={times} {...langOfWords('site.columns', 'times')} />
        <FooterColumn title={links} className="md:col-span-2" {...langOfWords('site.columns', 'links')}>
          <FooterMenu links={hasNews ? withNews(menu) : menu} />
        </FooterColumn>
        <FollowAlong title={follow} {...langOfWords('site.columns', 'follow')} />
      </div>
      {hasLetters && <FooterLetters />}
      <FooterEnd year={year} />
    </Static>
  );
}

/** The way to the news, unless the church's menu has it. */
function withNews(menu: readonly MenuLink[]): readonly MenuLink[] {
  const { news: href } = unlinkedPaths;
  const isThere = menu.some(
    (link) => link.href === href || link.children?.some((child) => child.href === href),
  );
  return isThere ? menu : [...menu, { href, label: messages.pages.titles.news }];
}

function FooterMenu({ links }: { links: readonly MenuLink[] }) {
  return links.map(({ href, label, children, lang }) => (
    <li key={label + href}>
      <FooterLink href={href} {...lang}>
        {label}
      </FooterLink>
      {children && (
        <ul className="ms-4">
          <FooterMenu links={children} />
        </ul>
      )}
    </li>
  ));
}

function Contact({ line, visit }: { line: string; visit: FormOffers['visit'] }) {
  const church = currentChurch();
  const contact = contactWay();
  return (
    <div className="footer-contact md:col-span-5">
      <EditableText
        of="site.footer"
        text={line}
        className="font-display text-2xl leading-[1.1] lg:text-3xl"
      />
      <address className="mt-2 not-italic leading-relaxed text-white/85 md:mt-7">
        <AddressLines of={[church.name, ...addressLines(church)]} />
        <EditHere of="church:address" />
      </address>
      <p className="leading-relaxed md:mt-4">
        {church.phone && (
          <>
            <FooterLink href={telephoneUrl(church.phone)}>{church.phone}</FooterLink>
            <br />
          </>
        )}
        {contact && <FooterLink href={contact.href}>{contact.label}</FooterLink>}
        <EditHere of="church:contact" />
        {visit && (
          <>
            <br />
            <FooterLink href={visit.href}>{visit.label}</FooterLink>
          </>
        )}
      </p>
    </div>
  );
}

function ServiceTimes({ title, ...lang }: { title: string } & LangAttributes) {
  const lines = serviceLines(currentServices());
  const streamed = streamedTimes(currentServices());
  return (
    <FooterColumn title={title} className="relative md:col-span-3" {...lang}>
      {lines.map(({ name, text, coming, heldIn, untranslated }, index) => (
        <li key={`${name}${text}`} className={index > 0 ? 'md:mt-3' : undefined}>
          <span {...langOf({ untranslated }, 'name')}>{name}</span>{' '}
          <span className="tabular text-gold md:block">
            <Times of={text} />
          </span>
          {heldIn && (
            <>
              {' '}
              <span className="text-sm md:block">{heldIn}</span>
            </>
          )}
          {coming && (
            <span className="tabular text-sm md:block">
              <Times of={coming} />
            </span>
          )}
        </li>
      ))}
      {lines.length === 0 && <li>{messages.layout.toBeAnnounced}</li>}
      {streamed && shownAddress(paths.livestream) && (
        <li className="tabular md:mt-2">
          <FooterLink href={paths.livestream}>{messages.live.watchAt(streamed)}</FooterLink>
        </li>
      )}
      <li>
        <EditHere of="services" />
      </li>
    </FooterColumn>
  );
}

function FollowAlong({ title, ...lang }: { title: string } & LangAttributes) {
  const links = socialLinks(currentChurch());
  if (links.length === 0) return null;
  return (
    <FooterColumn title={title} className="md:col-span-2" {...lang}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <FooterLink href={url}>{name}</FooterLink>
        </li>
      ))}
    </FooterColumn>
  );
}

function FooterEnd({ year }: { year: string }) {
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-white/15 py-1 text-sm text-white/75 md:py-4">
      <p>
        © <span className="tabular">{year}</span>
        <span>{` ${messages.layout.rights(currentChurch().name)}`}</span>
      </p>
      <div className="flex gap-x-5">
        <button type="button" data-banner-trigger className={`banner-trigger ${footerButton}`}>
          {messages.layout.showAnnouncements}
        </button>{' '}
        <button type="button" data-staff-trigger className={`noscript:hidden ${footerButton}`}>
          {messages.layout.staff}
        </button>
      </div>
    </div>
  );
}

const footerButton = '-mx-1 min-h-11 px-1 underline-offset-4 hover:text-white hover:underline';

function FooterColumn({
  title,
  className,
  children,
  ...lang
}: {
  title: string;
  className: string;
  children: ReactNode;
} & LangAttributes) {
  return (
    <div className={`footer-column ${className}`}>
      <h2 className="mb-3 text-base font-semibold text-white lg:text-lg">
        <span {...lang}>{title}</span>
        <EditHere of="words:site.columns" />
      </h2>
      <ul className="leading-snug text-white/85">{children}</ul>
    </div>
  );
}

function FooterLink({ href, children, ...lang }: { href: string; children: string } & LangAttributes) {
  if (href.startsWith('/')) {
    return (
      <PageLink href={href} className="footer-link" {...lang}>
        {children}
      </PageLink>
    );
  }
  const isWeb = href.startsWith('http');
  return (
    <a href={href} className="footer-link" {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}>
      <span {...lang}>{children}</span>
      {isWeb && <span className="sr-only">{messages.ui.newTab}</span>}
    </a>
  );
}
