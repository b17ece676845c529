import './sermon-sound.css';
import { Static } from '#components/ui/static/static.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { ListenLinks } from './listen-links.tsx';
import { PlayHere } from './play-here.tsx';
import { soundOf } from './sound.ts';

/** The sound on a sermon's page: Play, its length and the file; without scripts the browser's own player. */
export function SermonSound({ sermon }: { sermon: Sermon }) {
  const sound = soundOf(sermon);
  if (!sound) return null;
  return (
    <section aria-labelledby="sermon-sound" className="sermon-sound">
      <PlayHere sound={sound} label={messages.soundPlayer.play} />
      <Static className="sermon-sound-words">
        <h2 id="sermon-sound">{messages.sermonSound.listen}</h2>
        <Facts sermon={sermon} address={sound.address} />
      </Static>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: what was said stands on the page where it is known */}
        <audio controls preload="none" src={sound.address} aria-label={sermon.title} />
      </noscript>
      <ListenLinks sound={sound} />
    </section>
  );
}

function Facts({ sermon: { audio_seconds, audio_bytes }, address }: { sermon: Sermon; address: string }) {
  const words = messages.sermonSound;
  const size = audio_bytes && words.size(Math.max(1, Math.round(audio_bytes / 1_000_000)));
  const minutes = audio_seconds && words.minutes(Math.max(1, Math.round(audio_seconds / 60)));
  return (
    <p>
      {minutes && <span className="tabular">{minutes}</span>}{' '}
      <span>
        <a href={address} download="">
          {words.download}
        </a>
        {size && <span className="tabular">{` (${size})`}</span>}
      </span>
    </p>
  );
}
