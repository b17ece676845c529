import '#components/ui/button.css';
import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { soundOf } from './sound.ts';

interface ListenLinkProps {
  sermon: Sermon;
  size?: 'normal' | 'small';
}

/** Plays the sermon's sound here, by the page's ListenLinks; without scripts the browser opens it. */
export function ListenLink({ sermon, size = 'normal' }: ListenLinkProps) {
  const sound = soundOf(sermon);
  if (!sound) return null;
  return (
    <a
      href={sound.address}
      data-listen={JSON.stringify({ ...sound, chapters: [] })}
      data-variant="secondary"
      data-size={size}
      className="plate-button"
    >
      <span>
        <span>{messages.sermonSound.listen}</span>
        <span className="sr-only">{messages.sermonSound.listenTo(sermon.title)}</span>
      </span>
    </a>
  );
}
