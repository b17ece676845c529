/** What the activity log, forms and the export call sermons and their fields. */
export const sermonLog = {
  singular: 'sermon',
  plural: 'sermons',
  kind: 'Sermons',
  subject: (name: string) => `the sermon ${name}`,
  labels: {
    title: 'Title',
    speaker: 'Speaker',
    date: 'Date',
    passage: 'Passage',
    video_url: 'Video URL',
    audio_url: 'Sound',
    description: 'Description',
    thumbnail_url: 'Thumbnail',
    series: 'Series',
    chapters: 'Chapters',
    notes: 'Notes',
  },
  about: 'Sermons, the newest first.',
} as const;
