/** What the activity log and the export call transcripts and their fields. */
export const transcriptLog = {
  singular: 'transcript',
  plural: 'transcripts',
  kind: null,
  subject: (name: string) => `the transcript of the sermon ${name}`,
  labels: { cues: 'What was said', is_machine: 'Made by machine' },
  about: 'What was said in the sermons, as WebVTT where it has times.',
} as const;
