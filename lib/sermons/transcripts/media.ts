/** The media types of transcripts. */
export const transcriptMedia = ['text/vtt', 'application/x-subrip', 'text/plain'] as const;
export type TranscriptMedia = (typeof transcriptMedia)[number];
