function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const saidOf: Readonly<Record<string, string>> = {
  live: 'Shown as live',
  ended: 'Shown as ended',
  off: 'Shown as not streamed',
};

export default {
  /** Labels of streamed services. */
  live: {
    title: 'Live Worship Service',
    watch: 'Watch live',
    /** The link to the stream beside the service times. */
    watchAt: (times: string) => `Watch live ${times}`,
    /** The time of the next streamed service, and the number of days until then. */
    next: (time: string, days: number) => `Live ${time}, ${inDays(days)}`,
    soon: (title: string) => `${title} begins soon`,
    unreachable: 'The stream cannot be reached right now.',
    comesBack: 'It comes back here by itself. You do not need to do anything.',
    listen: (title: string) => `Listen to “${title}”`,
    listenToAny: 'Listen to a sermon',
    lastRecording: 'The last recording',
    nextService: 'The next service',
    pray: 'Pray with me',
    give: 'Give',
    recording: (title: string) => `Watch “${title}”`,
    whereToWatch: 'Where to watch',
    channels: { vimeo: 'Vimeo Live', youtube: 'YouTube Live', facebook: 'Facebook Live' },
    openChannel: { youtube: 'Open YouTube', facebook: 'Open Facebook' },
    /** The title of a player's frame that has none. */
    frame: 'Live stream',
    /** What staff may say of the stream, and what holds. */
    choices: {
      liveNow: 'Live now',
      stillGoing: 'Still going',
      ended: 'Ended',
      notToday: 'Not today',
      byClock: 'Follow the clock',
    },
    said: (word: string, until: string) => `${saidOf[word]} until ${until}, because staff said so.`,
    byClock: 'The clock decides when the stream is shown as live.',
    saidSaved: 'Visitors see it now',
    notPublished: 'The service is over',
    publish: 'Publish today’s message',
    publishHelp:
      'The sermon form opens with the details known so far. Add what it was about, and save it to the library.',
  } as const,
  /** What the activity log, forms and the export call the settings of the stream and of the home page's picture. */
  livestreamLog: {
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
  } as const,
  /** The forms of staff for the stream. */
  streamForm: {
    /** What is edited, within a sentence. */
    noun: 'page’s settings',
    label: 'Stream settings',
    configure: 'Configure Stream',
    hide: 'Hide Settings',
    reload: 'Reload Player',
    tabs: {
      vimeo: 'Vimeo',
      youtube: 'YouTube',
      facebook: 'Facebook',
      rtmp: 'RTMP',
      owncast: 'Owncast',
      times: 'Times',
    },
    vimeo: {
      save: 'Save Vimeo Settings',
      success: 'Vimeo settings saved',
      label: 'Vimeo embed code',
      help: 'On Vimeo, press Share, then Embed, and copy all of it here; or paste the address of the video or live event. A YouTube link works, too. Leave it empty to remove it.',
    },
    youtube: {
      save: 'Save YouTube Settings',
      success: 'YouTube settings saved',
      label: 'YouTube URL or ID',
      /** Before the id that was found. */
      found: 'Video ID:',
    },
    channel: {
      save: 'Save YouTube Channel',
      success: 'YouTube channel saved',
      label: 'YouTube channel',
      help: 'Its id, UC and 22 characters, or its address with that id. Its live stream then plays here.',
    },
    facebook: {
      save: 'Save Facebook Settings',
      success: 'Facebook settings saved',
      label: 'Facebook live URL',
      help: 'If it is empty, visitors are sent to the church’s page.',
    },
    owncast: {
      save: 'Save Owncast Settings',
      success: 'Owncast settings saved',
      label: 'Owncast address',
      help: 'Such as https://tv.example.org. Around a service the site checks whether it is online, so it notices when one runs late.',
    },
    rtmp: {
      save: 'Save and Apply RTMP Settings',
      label: 'Stream URL (RTMP or HLS)',
      help: 'An HLS address ends in .m3u8 and plays on this page.',
      key: 'Stream key',
      keyHelp: 'For your streaming program. It stays in this browser and is never sent.',
    },
    minutes: {
      save: 'Save Times',
      success: 'Times saved',
      soon: 'Announced before a service',
      soonHelp: 'Minutes, 0 to 240. From then on the page counts down.',
      opens: 'Live before a service',
      opensHelp: 'Minutes, 0 to 60. From then on every page has ‘Watch live’.',
    },
  } as const,
  /** The settings of the stream, and what its screen says of them. */
  streamSettings: {
    invalidAddress: 'Please enter a valid URL.',
    invalidVideo: 'Please enter a link to a video on YouTube, or its id of 11 letters.',
    invalidChannel:
      'Please enter the channel’s id, which begins with UC and has 24 characters, or its address with that id.',
    invalidMoment: 'Please enter a date and time such as 2026-11-29T12:00:00-06:00.',
    minutes: (most: number) => `Please enter a whole number of minutes from 0 to ${most}.`,
    streamUpdated: 'Stream settings updated',
    reloading: 'Reloading stream player',
    useRtmp: 'Use RTMP/HLS Stream',
    adminNote: 'Admin mode enabled. Press Ctrl+Shift+Z to toggle.',
    notAPlayer:
      'This contains no player that the site can show. Please paste the embed code, or the address of a video or a live event on Vimeo or YouTube.',
    rtmpForVisitors:
      'This service is streamed in a form that no browser can play. Try YouTube or Facebook above.',
    rtmpCannotPlay:
      'No browser can play an rtmp:// address. Visitors see the stream here once you enter its HLS address.',
    noVimeo:
      'No Vimeo stream is set up yet. Paste its embed code into the stream settings, and it will play here.',
    noneStreamed:
      'No service is marked as streamed, so no page names a time to watch. Switch ‘Streamed live’ on for the ones that are.',
    streamPlaceholder: 'Live stream will appear here when available.',
  } as const,
};
