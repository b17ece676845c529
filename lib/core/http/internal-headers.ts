/** The header in which the server passes on the client's address; values sent by clients are dropped. */
export const addressHeader = 'x-belltower-address';

/** In a request for a staff page that app/(staff)/~rooms/[room] shows (next.config.mjs); values sent by clients are dropped. */
export const roomHeader = 'x-belltower-room';

/** Passes the length of a streamed file to the server: Next drops Content-Length. */
export const lengthHeader = 'x-belltower-length';
