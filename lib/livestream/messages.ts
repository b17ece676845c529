/** What the livestream page and its settings say. */
export const settingsMessages = {
  invalidAddress: 'Please enter a valid URL.',
  streamUpdated: 'Stream settings updated',
  reloading: 'Reloading stream player',
  useRtmp: 'Use RTMP/HLS Stream',
  adminNote: 'Admin mode enabled. Press Ctrl+Shift+Z to toggle.',
  notAPlayer:
    'No player is in this that the site can show. Please paste the embed code, or the address of a video or a live event on Vimeo or YouTube.',
  vimeoSaved: 'Vimeo settings saved',
  youtubeSaved: 'YouTube settings saved',
  facebookSaved: 'Facebook settings saved',
  rtmpForVisitors:
    'This service is streamed in a form that no browser can play. Try YouTube or Facebook above.',
  rtmpCannotPlay:
    'No browser can play an rtmp:// address. Visitors see the stream here once you enter its HLS address.',
  streamPlaceholder: 'Live stream will appear here when available.',
} as const;
