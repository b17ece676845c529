/** Passes the length of a streamed file to the server: Next drops Content-Length. */
export const lengthHeader = 'x-belltower-length';
