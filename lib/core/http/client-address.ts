/** The header in which the server passes on the client's address; values sent by clients are dropped. */
export const addressHeader = 'x-belltower-address';
