/** The event by which a page says that React has taken over. */
export const readyEvent = 'belltower:ready';
