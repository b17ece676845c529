import { staffAddress } from '#lib/core/addresses/hidden-pages.ts';
import { ArrowRight } from '../icons/generated/icons.ts';
import { PageLink } from './page-link.tsx';

interface Place {
  title: string;
  /** What is edited there. */
  text: string;
  href: string;
}

/** Links to the places where something is edited; none to a page that is switched off. */
export function PlaceLinks({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <ul aria-label={label} className="grid max-w-4xl gap-4 sm:grid-cols-2">
      {places
        .filter(({ href }) => staffAddress(href))
        .map(({ title, text, href }) => (
          <li key={title}>
            <PageLink
              isForStaff
              href={href}
              className="grid h-full grid-cols-[1fr_auto] items-center gap-4 rounded-card border border-rule bg-white px-5 py-4 hover:border-accent"
            >
              <span>
                <span className="block font-display text-lg">{title}</span>
                <span className="mt-1 block text-sm text-ink-2">{text}</span>
              </span>
              <ArrowRight aria-hidden size={18} className="mirrored text-accent" />
            </PageLink>
          </li>
        ))}
    </ul>
  );
}
