'use client';

import './admin-panel.css';
import { HandHeart, LogOut, Megaphone } from 'lucide-react';
import { requestLeave } from '#components/ui/dialog/unlock.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { PanelMenu } from './panel-menu.tsx';

/** The fixed panel of admin mode: a slim bar at the bottom of every page. */
export function AdminPanel() {
  return (
    <aside
      aria-label="Admin mode"
      className="admin-panel on-dark fixed inset-x-0 bottom-0 z-[70] bg-accent-deep"
    >
      <div className="wrap flex min-h-14 flex-wrap items-center justify-end gap-x-1 sm:gap-x-4">
        <p className="flex items-center gap-2.5 text-sm font-semibold leading-tight">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-gold" />
          Admin Mode Active
        </p>
        <PanelLink
          href={paths.prayerAdmin}
          label="Prayer Request Admin"
          short="Prayer"
          icon={<HandHeart aria-hidden size={18} />}
        />
        <PanelLink
          href={paths.announcementAdmin}
          label="Banner Admin"
          short="Banner"
          icon={<Megaphone aria-hidden size={18} />}
        />
        <PanelMenu className={panelEntry} />
        <button type="button" onClick={requestLeave} aria-label="Exit Admin Mode" className={panelEntry}>
          <LogOut aria-hidden size={18} />
          <span className="sm:hidden">Exit</span>
          <span className="hidden sm:inline">Exit Admin Mode</span>
        </button>
      </div>
    </aside>
  );
}

const panelEntry =
  'admin-panel-entry inline-flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-control px-2 font-semibold hover:bg-white/15 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm';

function PanelLink({
  href,
  label,
  short,
  icon,
}: {
  href: string;
  label: string;
  short: string;
  icon: React.ReactNode;
}) {
  return (
    <PageLink href={href} aria-label={label} className={panelEntry}>
      {icon}
      <span className="sm:hidden">{short}</span>
      <span className="hidden sm:inline">{label}</span>
    </PageLink>
  );
}
