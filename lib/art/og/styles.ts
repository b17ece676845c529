/** The whole picture. */
export const sheet = { display: 'flex', width: '100%', height: '100%', fontFamily: 'Figtree' } as const;

export const column = { display: 'flex', flexDirection: 'column' } as const;

/** The short line above or below the title. */
export const kickerLine = { fontSize: 31, lineHeight: 1.35, whiteSpace: 'pre-wrap' } as const;
