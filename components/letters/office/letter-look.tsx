'use client';

import { useState } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { WordsSwitch } from '#components/words/words-switch.tsx';
import { messages } from '#lib/language/messages.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { previewLetterAction } from '#lib/letters/staff/actions.ts';
import { LetterFrame } from './letter-frame.tsx';

interface LetterLookProps {
  letter: LetterRow;
  /** Whether something is typed that is not saved, and so not shown. */
  isOutdated?: boolean;
}

type Screen = 'phone' | 'computer' | 'text';

/** In CSS pixels. */
const widths = { phone: 390, computer: 600 } as const;

/** What a draft shows of the site is read again when that changes. */
const topics = ['letters', 'events', 'church', 'ministries', 'sermons'] as const;

/** The letter exactly as it arrives: on a phone, on a computer, or as plain text. */
export function LetterLook({ letter: { id, updated_at }, isOutdated = false }: LetterLookProps) {
  const words = messages.letterEditing.preview;
  const [screen, setScreen] = useState<Screen>('phone');
  const { data, problem, reload } = usePrivateRead(`letter ${id} ${updated_at}`, topics, () =>
    readPrivate(previewLetterAction, { id }),
  );
  return (
    <section aria-label={words.title} className="grid gap-3">
      <WordsSwitch
        legend={words.screen}
        labels={words.screens}
        chosen={screen}
        onChoose={setScreen}
        className="flex"
      />
      <p role="status" className="text-sm text-ink-2">
        {isOutdated ? words.unsaved : words.hint}
      </p>
      {problem && <RetryNotice onRetry={reload}>{`${words.loadFailed}: ${problem}`}</RetryNotice>}
      {!data && !problem && <Loading className="py-10">{messages.letterEditing.loading}</Loading>}
      {data && screen === 'text' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <div className="letter-screen" tabIndex={0}>
          <pre>{data.text}</pre>
        </div>
      )}
      {data && screen !== 'text' && (
        <LetterFrame key={screen} html={data.html} screenWidth={widths[screen]} />
      )}
    </section>
  );
}
