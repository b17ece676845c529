'use client';

import { useState, useSyncExternalStore } from 'react';
import { useIsOffered } from '#components/account/own-session.ts';
import { carryOut } from '#components/form/use-press.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { More } from '#components/ui/folds/more.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { updateSettingsAction } from '#lib/livestream/actions.ts';
import type { LiveChoices } from '#lib/livestream/live-choices.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';
import { LiveWord } from './live-word.tsx';
import { requestReload } from './reload-player.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { storeText } from './stored-text.ts';
import type { StreamSettingsProps } from './stream-form.tsx';

const reloadResetMilliseconds = 500;

/** The settings of the live stream. */
export function StreamSettings({
  settings: read,
  defaultVideoId,
  live,
}: Pick<StreamSettingsProps, 'settings' | 'defaultVideoId'> & { live: LiveChoices | null }) {
  // Values published here are newer than the page until it refreshes.
  const [published, setPublished] = useState(read);
  const settings = published.updated_at > read.updated_at ? published : read;
  const [isOpen, setIsOpen] = useState(false);
  const isSmall = useSmallScreen();
  if (!useIsOffered('sermons')) return null;
  return (
    <section
      aria-label={messages.streamForm.label}
      className="mt-6 rounded-card border-2 border-dashed border-white/40 bg-paper p-5 text-ink sm:p-7"
    >
      {live && <LiveWord {...live} onPublished={setPublished} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!isSmall && <OwnStream settings={settings} onPublished={setPublished} />}
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="sm:ms-auto">
          {isOpen ? messages.streamForm.hide : messages.streamForm.configure}
        </Button>
      </div>
      <div hidden={!isOpen} className="mt-6">
        <SettingsTabs settings={settings} defaultVideoId={defaultVideoId} onPublished={setPublished} />
      </div>
      {isSmall ? (
        <div className="mt-3">
          <More>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <OwnStream settings={settings} onPublished={setPublished} />
            </div>
            <AdminNote />
          </More>
        </div>
      ) : (
        <AdminNote />
      )}
    </section>
  );
}

function AdminNote() {
  return <p className="mt-5 text-sm text-ink-2">{messages.streamSettings.adminNote}</p>;
}

/** The switch of the church's own stream, and a button that reloads its player. */
function OwnStream({ settings, onPublished }: Pick<StreamSettingsProps, 'settings' | 'onPublished'>) {
  const { usesRtmp, switchRtmp } = useRtmpSwitch(settings, onPublished);
  return (
    <>
      <span className="flex items-center gap-2.5 font-semibold">
        <Switch
          label={messages.streamSettings.useRtmp}
          checked={usesRtmp}
          onChange={(isOn) => void switchRtmp(isOn)}
        />
        <span>{messages.streamSettings.useRtmp}</span>
      </span>
      <ReloadButton isDisabled={!usesRtmp} />
    </>
  );
}

/** Whether the church's own stream is shown, with an optimistic switch. */
function useRtmpSwitch(settings: SiteSettings, onPublished: (settings: SiteSettings) => void) {
  const refresh = useRefresh();
  const [requested, setRequested] = useState<boolean | null>(null);
  const switchRtmp = async (isOn: boolean) => {
    setRequested(isOn);
    const done = messages.streamSettings.streamUpdated;
    const result = await carryOut(updateSettingsAction, { use_rtmp: isOn }, { done });
    setRequested(null);
    if (!result) return;
    storeText('useRtmp', String(isOn));
    onPublished(result.data);
    void refresh();
  };
  return { usesRtmp: requested ?? settings.use_rtmp, switchRtmp };
}

function ReloadButton({ isDisabled }: { isDisabled: boolean }) {
  const [isReloading, setIsReloading] = useState(false);
  const reload = () => {
    setIsReloading(true);
    toast('info', messages.streamSettings.reloading);
    requestReload();
    setTimeout(() => setIsReloading(false), reloadResetMilliseconds);
  };
  return (
    <Button variant="secondary" size="small" disabled={isDisabled} pending={isReloading} onClick={reload}>
      {messages.streamForm.reload}
    </Button>
  );
}

const smallScreen = '(pointer: coarse), (width < 48rem)';

/** Returns whether the screen is small or a touch screen; false on the server. */
function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, isSmall, () => false);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(smallScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isSmall(): boolean {
  return matchMedia(smallScreen).matches;
}
