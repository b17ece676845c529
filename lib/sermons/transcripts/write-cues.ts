import type { TimedCue } from './cue.ts';
import { timestampOf } from './timestamp.ts';

/** Returns the cues as a WebVTT file (https://www.w3.org/TR/webvtt1/). */
export function toVtt(cues: readonly TimedCue[]): string {
  const blocks = cues.map(({ from, to, text, speaker }) => {
    const said = speaker ? `<v ${escaped(speaker)}>${escaped(text)}` : escaped(text);
    return `${timestampOf(from)} --> ${timestampOf(to)}\n${said}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Returns the cues as an SRT file. Where another person begins to speak, the name stands before the words. */
export function toSrt(cues: readonly TimedCue[]): string {
  return cues
    .map(({ from, to, text, speaker }, index) => {
      const isNew = speaker && speaker !== cues[index - 1]?.speaker;
      const said = `${isNew ? `${speaker}: ` : ''}${text}`.replaceAll('-->', '->');
      return `${index + 1}\n${timestampOf(from, ',')} --> ${timestampOf(to, ',')}\n${said}\n`;
    })
    .join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
