'use client';

import { useEffect, useState } from 'react';
import { listSeriesAction, listSpeakersAction } from '#lib/sermons/actions.ts';

/** The speakers and series there are already, to choose from; empty while they are being read. */
export function useKnownNames(): { speakers: string[]; series: string[] } {
  const [names, setNames] = useState<{ speakers: string[]; series: string[] }>({ speakers: [], series: [] });
  useEffect(() => {
    let isWanted = true;
    Promise.all([listSpeakersAction({}), listSeriesAction({})]).then(
      ([speakers, series]) => {
        if (!isWanted) return;
        setNames({
          speakers: speakers.ok ? speakers.data.map(({ name }) => name) : [],
          series: series.ok ? series.data.map(({ name }) => name) : [],
        });
      },
      // Without suggestions every name can still be typed.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return names;
}
