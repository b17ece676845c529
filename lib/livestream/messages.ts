export const settingsMessages = {
  invalidAddress: 'Please enter a valid URL.',
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
  vimeoSaved: 'Vimeo settings saved',
  youtubeSaved: 'YouTube settings saved',
  facebookSaved: 'Facebook settings saved',
  rtmpForVisitors:
    'This service is streamed in a form that no browser can play. Try YouTube or Facebook above.',
  rtmpCannotPlay:
    'No browser can play an rtmp:// address. Visitors see the stream here once you enter its HLS address.',
  noneStreamed:
    'No service is marked as streamed, so no page names a time to watch. Switch ‘Streamed live’ on for the ones that are.',
  streamPlaceholder: 'Live stream will appear here when available.',
} as const;

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Labels of streamed services. */
export const liveMessages = {
  watch: 'Watch live',
  /** The link to the stream beside the service times. */
  watchAt: (times: string) => `Watch live ${times}`,
  /** The time of the next streamed service, and the number of days until then. */
  next: (time: string, days: number) => `Live ${time}, ${inDays(days)}`,
  soon: (title: string) => `${title} begins soon`,
  unreachable: 'The stream cannot be reached right now.',
  comesBack: 'It comes back here by itself. Nothing needs to be pressed.',
  listen: (title: string) => `Listen to “${title}”`,
  listenToAny: 'Listen to a sermon',
  loading: 'The stream is on its way.',
  openStream: 'Open the stream by itself',
  lastRecording: 'The last recording',
  pray: 'Pray with me',
  give: 'Give',
  recording: (title: string) => `Watch “${title}”`,
  saidUntil: {
    live: 'Shown as live',
    ended: 'Shown as ended',
    off: 'Shown as not streamed',
  } as Readonly<Record<string, string>>,
  byClock: 'The clock decides when the stream is shown as live.',
  saidSaved: 'Visitors see it now',
  notPublished: 'The service is over',
  publish: 'Publish today’s message',
  publishHelp:
    'The sermon form opens with the details known so far. Add what it was about, and save it to the library.',
  minutesSaved: 'Times saved',
  owncastSaved: 'Owncast settings saved',
  channelSaved: 'YouTube channel saved',
} as const;
