'use client';

import './admin-panel.css';
import { useIsOffered } from '#components/account/own-session.ts';
import { requestLeave } from '#components/ui/dialog/unlock.ts';
import { HandHeart, LogOut, Megaphone } from '#components/ui/icons/generated/icons.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { PanelMenu } from './panel-menu.tsx';

/** The fixed panel of admin mode: a slim bar at the bottom of every page. */
export function AdminPanel() {
  const mayPray = useIsOffered('prayer');
  const mayAnnounce = useIsOffered('banner');
  return (
    <aside
      aria-label={messages.adminPanel.label}
      className="admin-panel on-dark fixed inset-x-0 bottom-0 z-[70] bg-accent-deep"
    >
      <div className="wrap flex min-h-14 flex-wrap items-center justify-end gap-x-1 sm:gap-x-4">
        <p className="flex items-center gap-2.5 text-sm font-semibold leading-tight">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-gold" />
          <span>{messages.adminPanel.active}</span>
        </p>
        {mayPray && (
          <PanelLink
            href={paths.prayerAdmin}
            words={messages.adminPanel.prayer}
            icon={<HandHeart aria-hidden size={18} />}
          />
        )}
        {mayAnnounce && (
          <PanelLink
            href={paths.announcementAdmin}
            words={messages.adminPanel.banner}
            icon={<Megaphone aria-hidden size={18} />}
          />
        )}
        <PanelMenu className={panelEntry} />
        <button
          type="button"
          onClick={requestLeave}
          aria-label={messages.adminPanel.exit.label}
          className={panelEntry}
        >
          <LogOut aria-hidden size={18} className="mirrored" />
          <Words {...messages.adminPanel.exit} />
        </button>
      </div>
    </aside>
  );
}

const panelEntry =
  'admin-panel-entry inline-flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-control px-2 font-semibold hover:bg-white/15 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm';

interface PanelWords {
  label: string;
  /** For small screens. */
  short: string;
}

function PanelLink({ href, words, icon }: { href: string; words: PanelWords; icon: React.ReactNode }) {
  return (
    <PageLink href={href} aria-label={words.label} className={panelEntry}>
      {icon}
      <Words {...words} />
    </PageLink>
  );
}

function Words({ label, short }: PanelWords) {
  return (
    <>
      <span className="sm:hidden">{short}</span>
      <span className="hidden sm:inline">{label}</span>
    </>
  );
}
