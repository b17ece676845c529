import { langAsTyped } from '#lib/core/translations/lang-of.ts';
import type { Paragraph } from '#lib/sermons/transcripts/paragraphs.ts';
import { clockTime, placeFragment } from '#lib/sermons/transcripts/timestamp.ts';

/**
 * Some sentences with their time. Each line leads to its second; for the keyboard there is one link a paragraph, its
 * time.
 */
export function TranscriptParagraph({ paragraph: { speaker, cues } }: { paragraph: Paragraph }) {
  const from = cues[0]?.from ?? null;
  return (
    <div className="sermon-said-paragraph" data-timed={from === null ? undefined : ''}>
      {from !== null && (
        <a href={placeFragment(from)} data-seconds={Math.floor(from)} className="tabular text-sm text-link">
          {clockTime(from)}
        </a>
      )}
      <p {...langAsTyped()}>
        {speaker && <strong className="sermon-said-speaker">{speaker}</strong>} <Lines cues={cues} />
      </p>
    </div>
  );
}

function Lines({ cues }: Pick<Paragraph, 'cues'>) {
  return cues.map(({ from, text }, place) =>
    from === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
      <span key={place}>{`${text} `}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={place} href={placeFragment(from)} data-seconds={Math.floor(from)} tabIndex={-1}>
        {`${text} `}
      </a>
    ),
  );
}
