/** The texts of the livestream page and its settings (specification sections 2 and 9). */
export const settingsTexts = {
  invalidAddress: 'Please enter a valid URL.',
  heroPublished: 'The background is now the same for all visitors.',
  streamUpdated: 'Stream settings updated',
  reloading: 'Reloading stream player',
  useRtmp: 'Use RTMP/HLS Stream',
  adminNote: 'Admin mode enabled. Press Ctrl+Shift+Z to toggle.',
  vimeoSaved: 'Vimeo settings saved',
  youtubeSaved: 'YouTube settings saved',
  facebookSaved: 'Facebook settings saved',
  rtmpForVisitors:
    'This service is streamed in a form that no browser can play. Try YouTube or Facebook above.',
  rtmpCannotPlay:
    'No browser can play an rtmp:// address. Visitors see the stream here once you enter its HLS address.',
  streamPlaceholder: 'Live stream will appear here when available.',
} as const;
