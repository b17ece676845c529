/** The header in which the server passes on the client's address; values sent by clients are dropped. */
export const addressHeader = 'x-belltower-address';

/** Passes the length of a streamed file to the server: Next drops Content-Length. */
export const lengthHeader = 'x-belltower-length';
