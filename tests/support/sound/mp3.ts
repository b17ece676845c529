/** MPEG-1 layer III, 32 kbit/s, 44.1 kHz, one channel, without padding. */
const header = [0xff, 0xfb, 0x10, 0xc4];
const frameBytes = Math.floor((144 * 32_000) / 44_100);
const framesPerSecond = 44_100 / 1152;

/** Returns an MP3 file of silence: frames whose side information and data are zero. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(frameBytes);
  frame.set(header);
  const frames = Math.ceil(seconds * framesPerSecond);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
