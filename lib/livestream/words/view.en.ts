export default {
  /** What visitors' scripts show: the player. */
  liveView: {
    player: 'Live worship service',
    loading: 'The stream is on its way.',
    openStream: 'Open the stream on its own',
  } as const,
};
