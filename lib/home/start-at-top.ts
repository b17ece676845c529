/**
 * A script for the home page, which starts at its top unless the address points at a place in it: it keeps a
 * reload or a step back from returning to its place. Done while the page is read, it moves nobody who scrolls.
 */
export const startAtTop = 'if(!location.hash)history.scrollRestoration="manual";';
