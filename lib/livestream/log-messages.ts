/** What the activity log, forms and the export call the settings of the stream and of the home page's picture. */
export const streamLog = {
  singular: 'settings',
  plural: 'settings',
  kind: 'Pictures and stream',
  subjects: {
    picture: 'the home page’s picture',
    override: 'whether the stream is on',
    stream: 'the stream settings',
  },
  labels: {
    hero_background_url: 'Home page picture',
    hero_focus_x: 'In sight, from the left (%)',
    hero_focus_y: 'In sight, from the top (%)',
    vimeo_embed_code: 'Vimeo embed code',
    youtube_id: 'YouTube video',
    facebook_live_url: 'Facebook live URL',
    use_rtmp: 'Play the stream URL',
    rtmp_url: 'Stream URL',
    owncast_url: 'Owncast address',
    youtube_channel_id: 'YouTube channel',
    soon_minutes: 'Announced before (minutes)',
    live_opens_minutes: 'Live before (minutes)',
    live_override: 'Set for the stream',
    live_override_until: 'Set until',
    live_override_at: 'Set at',
  },
  about: 'Where the live stream is found, and the picture of the home page.',
} as const;
