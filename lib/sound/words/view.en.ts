export default {
  /** The words of the player of sound, which come with it at the first Play. */
  soundPlayer: {
    player: 'Player',
    play: 'Play',
    pause: 'Pause',
    back: 'Back 15 seconds',
    forward: 'Forward 15 seconds',
    speed: 'Speed',
    /** How fast it plays, '1.25' times. */
    times: (rate: string) => `${rate}×`,
    place: 'Place in the sermon',
    placeOf: (at: string, length: string) => `${at} of ${length}`,
    close: 'Close the player',
    loading: 'Loading...',
    failed: 'The sound did not arrive. Your place is kept.',
    again: 'Try again',
  } as const,
};
