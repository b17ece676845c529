import { placeIn } from './listening-place.ts';

/** The step of the buttons, in seconds. */
export const step = 15;

/** Goes on or back by that many seconds, within the sound. */
export function moveBy(audio: HTMLAudioElement, seconds: number): void {
  moveTo(audio, audio.currentTime + seconds);
}

export function moveTo(audio: HTMLAudioElement, seconds: number): void {
  const last = Number.isFinite(audio.duration) ? audio.duration : seconds;
  audio.currentTime = Math.max(0, Math.min(seconds, last));
}

/** Plays; a refusal leaves the button. */
export function resume(audio: HTMLAudioElement): void {
  audio.play().catch(() => undefined);
}

/** Loads the file once more after a failure, and goes on where the visitor was. */
export function tryAgainAt(audio: HTMLAudioElement, id: string): void {
  audio.load();
  audio.currentTime = placeIn(id);
  resume(audio);
}
