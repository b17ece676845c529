'use client';

import { useState } from 'react';
import type { SiteSettings } from '@/lib/settings/settings';
import { settingsTexts } from '@/lib/settings/texts';
import { Button } from '../ui/button';
import { Switch } from '../ui/switch';
import { Tabs } from '../ui/tabs';
import { toast } from '../ui/toast';
import { FacebookSettings } from './facebook-settings';
import { requestReload } from './reload-player';
import { RtmpSettings } from './rtmp-settings';
import { useStoredText } from './stored-text';
import { usePublish } from './use-publish';
import { VimeoSettings } from './vimeo-settings';
import { YoutubeSettings } from './youtube-settings';

const reloadResetMilliseconds = 500;

/** What staff set of the live stream (specification section 2, 'Livestream'; reading 18). */
export function StreamSettings({ settings }: { settings: SiteSettings }) {
  const publish = usePublish();
  const [stored, setStored] = useStoredText('useRtmp', String(settings.use_rtmp));
  const [isOpen, setIsOpen] = useState(false);
  const [isReloading, setIsReloading] = useState(false);
  const usesRtmp = stored === 'true';

  const switchRtmp = (isOn: boolean) => {
    setStored(String(isOn));
    void publish({ use_rtmp: isOn }, settingsTexts.streamUpdated);
  };
  const reload = () => {
    setIsReloading(true);
    toast('info', settingsTexts.reloading);
    requestReload();
    setTimeout(() => setIsReloading(false), reloadResetMilliseconds);
  };
  return (
    <section
      aria-label="Stream settings"
      className="mt-6 rounded-card border-2 border-dashed border-white/40 bg-paper p-5 text-ink sm:p-7"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="flex items-center gap-2.5 font-semibold">
          <Switch label={settingsTexts.useRtmp} checked={usesRtmp} onChange={switchRtmp} />
          {settingsTexts.useRtmp}
        </span>
        <Button variant="secondary" size="small" disabled={!usesRtmp} pending={isReloading} onClick={reload}>
          Reload Player
        </Button>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="sm:ml-auto">
          {isOpen ? 'Hide Settings' : 'Configure Stream'}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-6">
          <Tabs
            label="Stream settings"
            tabs={[
              { label: 'Vimeo', content: <VimeoSettings settings={settings} /> },
              { label: 'YouTube', content: <YoutubeSettings settings={settings} /> },
              { label: 'Facebook', content: <FacebookSettings settings={settings} /> },
              { label: 'RTMP', content: <RtmpSettings settings={settings} /> },
            ]}
          />
        </div>
      )}
      <p className="mt-5 text-sm text-ink-2">{settingsTexts.adminNote}</p>
    </section>
  );
}
