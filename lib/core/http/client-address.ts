/** The header in which the server hands the client's address on; it drops any that a client sends. */
export const addressHeader = 'x-belltower-address';
