import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import { messages } from '#lib/language/messages.ts';

const key = 'belltower.listening-speed';
const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** How fast it plays; the choice stays in this browser. */
export function Speed({ audio }: { audio: HTMLAudioElement }) {
  const words = messages.soundPlayer;
  const [speed, setSpeed] = useState(storedSpeed);
  useEffect(() => {
    // A file that is loaded begins at the default.
    audio.defaultPlaybackRate = speed;
    audio.playbackRate = speed;
  }, [audio, speed]);
  return (
    <select
      className="sound-speed"
      aria-label={words.speed}
      value={speed}
      onChange={({ target }) => {
        writeStored('localStorage', key, target.value);
        setSpeed(Number(target.value));
      }}
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {words.times(String(each))}
        </option>
      ))}
    </select>
  );
}

function storedSpeed(): number {
  const stored = Number(readStored('localStorage', key));
  return speeds.includes(stored) ? stored : 1;
}
