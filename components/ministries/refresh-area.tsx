'use client';

import '#components/ui/progress/spinner.css';
import './refresh-area.css';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Picture } from '#components/ui/picture.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { messages } from '#lib/language/messages.ts';
import { ministryImageUrl } from '#lib/ministries/image-url.ts';

const refreshMilliseconds = 500;

/** When the visitor last requested fresh pictures; null before. */
const RefreshStamp = createContext<number | null>(null);

interface RefreshAreaProps {
  /** The form's target without scripts: this page. */
  action: string;
  tab: string | undefined;
  children: ReactNode;
}

/** The ministries with the floating Refresh Images button, which reloads pictures and texts. */
export function RefreshArea({ action, tab, children }: RefreshAreaProps) {
  const { stamp, isRefreshing, refresh } = useFreshPictures();
  return (
    <RefreshStamp value={stamp}>
      {children}
      <form
        action={inLanguage(action)}
        className="refresh-images"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRefreshing) refresh();
        }}
      >
        {tab && <input type="hidden" name="tab" value={tab} />}
        {/* Pressed before hydration, it waits: a reload would give no feedback. */}
        <button type="submit" data-waits aria-disabled={isRefreshing}>
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M20 11a8 8 0 0 0-14.3-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.3 4L20 15M20 20v-5h-5" />
          </svg>
          <span aria-live="polite">
            {isRefreshing ? messages.ministriesView.refreshing : messages.ministriesView.refresh}
          </span>
        </button>
      </form>
    </RefreshStamp>
  );
}

/** The time of the last refresh and a function that refreshes, with visible progress and a result. */
function useFreshPictures() {
  const refreshPage = useRefresh();
  const [stamp, setStamp] = useState<number | null>(null);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = () => {
    setIsRefreshing(true);
    const reached = refreshPage().then((isReached) => {
      // Pictures that fail to reload stay.
      if (isReached) setStamp(Date.now());
      return isReached;
    });
    setTimeout(async () => {
      const isRefreshed = await reached;
      setIsRefreshing(false);
      if (isRefreshed) toast('success', messages.ministriesView.refreshed);
      else toast('error', messages.ministriesView.loadFailed);
    }, refreshMilliseconds);
  };
  return { stamp, isRefreshing, refresh };
}

interface MinistryPictureProps {
  imageurl: string;
  /** When the ministry last changed, in milliseconds: it busts the cache of an old picture. */
  changedAt: number;
  alt: string;
  placeholder: ReactNode;
}

/** A ministry's own picture over its drawn one, reloaded on request. */
export function MinistryPicture({ imageurl, changedAt, alt, placeholder }: MinistryPictureProps) {
  const source = ministryImageUrl(imageurl, useContext(RefreshStamp) ?? changedAt);
  if (!source) return placeholder;
  return <Picture src={source} alt={alt} sizes="(min-width: 768px) 480px, 92vw" placeholder={placeholder} />;
}
