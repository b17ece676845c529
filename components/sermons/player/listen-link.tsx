import '#components/ui/button.css';
import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { soundOf } from './sound.ts';

/** Plays the sermon's sound here, by the page's ListenLinks; without scripts the browser opens it. */
export function ListenLink({ sermon }: { sermon: Sermon }) {
  const sound = soundOf(sermon);
  if (!sound) return null;
  return (
    <a
      href={sound.address}
      data-listen={JSON.stringify({ ...sound, chapters: [] })}
      data-variant="secondary"
      data-size="small"
      className="plate-button"
    >
      <span>
        <span>{messages.sermonSound.listen}</span>
        <span className="sr-only">{messages.sermonSound.listenTo(sermon.title)}</span>
      </span>
    </a>
  );
}
