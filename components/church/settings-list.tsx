'use client';

import { Badge } from '#components/ui/badge.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { demoFields } from '#lib/church/is-of-demo.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import { type OtherSetting, otherSettings } from './other-settings.tsx';

/** A part of the settings with its own address: a group of facts, or other settings. */
export type SettingsGroup = ChurchGroup | OtherSetting;

const ids = Object.keys({ ...churchGroups, ...otherSettings }) as SettingsGroup[];

/** Returns whether the id is a group. */
export function isSettingsGroup(id: string): id is SettingsGroup {
  return ids.some((known) => known === id);
}

/** Returns whether the group holds facts of the church. */
export function isChurchGroup(id: SettingsGroup): id is ChurchGroup {
  return Object.hasOwn(churchGroups, id);
}

interface SettingsListProps {
  church: Church;
  /** Facts that staff wrote or confirmed; undefined until they are loaded. */
  ownFacts: readonly StatedFact[] | undefined;
  current: SettingsGroup | null;
  unsaved: ReadonlySet<SettingsGroup>;
  onChoose: () => void;
}

/** Every group of the settings: its content, and whether it has demo facts or unsaved input. */
export function SettingsList({ church, ownFacts, current, unsaved, onChoose }: SettingsListProps) {
  const words = { ...messages.settingsGroups, ...messages.otherSettings };
  return (
    <ul className={`grid ${current ? '' : 'gap-x-10 md:grid-cols-2'}`}>
      {ids.map((id) => (
        <li key={id} className="border-b border-rule">
          <PageLink
            href={paths.churchSettingsOf(id)}
            aria-current={id === current ? 'page' : undefined}
            onClick={onChoose}
            className="grid min-h-11 gap-0.5 border-s-3 border-transparent py-2.5 ps-3 hover:bg-white aria-[current]:border-second aria-[current]:bg-white"
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold text-accent">{words[id].title}</span>
              {unsaved.has(id) && <Badge tone="ink">{messages.church.unsaved}</Badge>}
              {isChurchGroup(id) && ownFacts && demoFields(church, id, ownFacts).length > 0 && (
                <Badge tone="sunflower">{messages.church.ofTheDemo}</Badge>
              )}
            </span>
            <span className="text-sm text-ink-2">{words[id].holds}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
