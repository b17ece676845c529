export default {
  /** What visitors’ scripts on these pages read. */
  churchView: {
    showMap: 'Show the live map',
    openMessages: 'Open Messages',
    ok: 'OK',
  } as const,
};
