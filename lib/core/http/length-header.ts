/** Says the bytes of a file that a route sends while it reads it, to the server in front: Next drops Content-Length. */
export const lengthHeader = 'x-belltower-length';
