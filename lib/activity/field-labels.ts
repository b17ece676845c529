import type { LoggedTable } from './entry.ts';

/**
 * Every table's fields in staff's words, in the order of its form: what the activity log and the notice of
 * somebody else's change call them. A field that is not here is not shown.
 */
export const fieldLabels = {
  events: {
    title: 'Title',
    date: 'Date',
    time: 'Time',
    location: 'Location',
    is_offsite: 'Elsewhere',
    description: 'Description',
    image_url: 'Picture',
    is_recurring: 'Repeats',
    recurrence_frequency: 'Frequency',
    weekday_occurrences: 'Weeks of the month',
    target_weekday: 'Weekday',
    end_date: 'Last date',
    is_featured: 'Featured event',
    show_in_banner: 'Show in banner',
  },
  event_exceptions: {
    kind: 'This date',
    new_date: 'Moved to',
    title: 'Title',
    time: 'Time',
    location: 'Location',
    is_offsite: 'Elsewhere',
    description: 'Description',
    image_url: 'Picture',
    is_featured: 'Featured event',
    show_in_banner: 'Show in banner',
  },
  sermons: {
    title: 'Title',
    speaker: 'Speaker',
    date: 'Date',
    passage: 'Passage',
    video_url: 'Video URL',
    description: 'Description',
    thumbnail_url: 'Thumbnail',
    series: 'Series',
  },
  ministries: {
    title: 'Title',
    description: 'Description',
    imageurl: 'Picture',
    leadername: 'Leader Name',
    meetingtimes: 'Meeting Times',
    category: 'Category',
    link: 'Link',
  },
  announcements: {
    message: 'Message',
    is_active: 'Active',
    start_date: 'Starts',
    end_date: 'Ends',
    timezone: 'Time zone',
    background_color: 'Background',
    text_color: 'Text color',
    scroll_speed: 'Scroll speed',
  },
  site_settings: {
    hero_background_url: 'Home page picture',
    vimeo_embed_code: 'Vimeo embed code',
    youtube_id: 'YouTube video',
    facebook_live_url: 'Facebook live URL',
    use_rtmp: 'Play the stream URL',
    rtmp_url: 'Stream URL',
  },
  prayer_team_emails: {},
} as const satisfies Record<LoggedTable, Record<string, string>>;
