'use client';

import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { ChevronDown } from '#components/ui/icons/generated/icons.ts';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { findOwnFactsAction } from '#lib/church/actions.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import { ChurchGroupSection } from './church-group-section.tsx';
import { listDrafts } from './group-draft.ts';
import { type OtherSetting, otherSettings } from './other-settings.tsx';
import { isChurchGroup, type SettingsGroup, SettingsList } from './settings-list.tsx';

interface SettingsGroupsProps {
  church: Church;
  current: SettingsGroup | null;
  onSaved: () => void;
}

/**
 * The list of groups and the open one. A group opened before stays mounted but hidden, so that its input is
 * kept and the list can mark it unsaved; a draft survives leaving the page.
 */
export function SettingsGroups({ church, current, onSaved }: SettingsGroupsProps) {
  const opened = useOpened(current);
  const { unsaved, tell } = useUnsavedGroups();
  const ownFacts = useOwnFacts(church);
  return (
    <div className={`grid gap-x-12 gap-y-6 ${current ? 'lg:grid-cols-12 lg:items-start' : ''}`}>
      <div className={current ? 'lg:sticky lg:top-28 lg:col-span-4' : undefined}>
        <AllGroups church={church} ownFacts={ownFacts} current={current} unsaved={unsaved} />
      </div>
      {opened.map((id) => (
        <div key={id} hidden={id !== current} className="lg:col-span-8">
          {isChurchGroup(id) ? (
            <ChurchGroupSection
              group={id}
              church={church}
              ownFacts={ownFacts}
              onSaved={onSaved}
              onUnsaved={tell}
            />
          ) : (
            <OtherSection id={id} />
          )}
        </div>
      ))}
    </div>
  );
}

/** The list, collapsed on a phone while a group is open. */
function AllGroups(list: Omit<ComponentProps<typeof SettingsList>, 'onChoose'>) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fold = () => {
    setIsUnfolded(false);
    button.current?.focus();
  };
  return (
    <nav aria-label={messages.church.allGroups}>
      {list.current && (
        <button
          ref={button}
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="flex min-h-12 w-full items-center justify-between rounded-control border border-rule bg-white px-4 font-semibold lg:hidden"
        >
          <span>{messages.church.allGroups}</span>
          <ChevronDown aria-hidden size={18} className={isUnfolded ? 'rotate-180' : undefined} />
        </button>
      )}
      <div className={list.current && !isUnfolded ? 'max-lg:hidden' : undefined}>
        <SettingsList {...list} onChoose={fold} />
      </div>
    </nav>
  );
}

function OtherSection({ id }: { id: OtherSetting }) {
  const { title, lead } = messages.otherSettings[id];
  const Content = otherSettings[id];
  return (
    <TitledCard id={id} title={title} lead={lead}>
      <Content />
    </TitledCard>
  );
}

function useOpened(current: SettingsGroup | null): readonly SettingsGroup[] {
  const [opened, setOpened] = useState<readonly SettingsGroup[]>([]);
  if (!current || opened.includes(current)) return opened;
  const now = [...opened, current];
  setOpened(now);
  return now;
}

function useUnsavedGroups() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<SettingsGroup>>(() => new Set(listDrafts()));
  const tell = useCallback((group: SettingsGroup, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(group) === isUnsaved) return before;
      const rest = [...before].filter((each) => each !== group);
      return new Set(isUnsaved ? [...rest, group] : rest);
    });
  }, []);
  return { unsaved, tell };
}

/** Returns the facts that staff wrote or confirmed; undefined until loaded. */
function useOwnFacts({ updated_at }: Church): readonly StatedFact[] | undefined {
  const { data, mutate } = useSWR(['own facts', updated_at], readFacts, { keepPreviousData: true });
  useEffect(() => listenLive('church', () => void mutate()), [mutate]);
  return data;
}

async function readFacts(): Promise<readonly StatedFact[] | undefined> {
  const answer = await findOwnFactsAction({});
  return answer.ok ? answer.data : undefined;
}
