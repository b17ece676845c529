// What scripts of the page and the starter that the server writes into it agree on.

/** Under this key a browser stores whether it is in admin mode. */
export const adminModeKey = 'isAdminMode';

/** The event by which a page says that React has taken over. */
export const readyEvent = 'belltower:ready';

/** Under this key a browser session stores that the way to set the site up is put aside. */
export const setupCardKey = 'belltower.setup-put-aside';

/** Under this key a browser session stores the step of the setting up that it was at last. */
export const setupStepKey = 'belltower.setup-step';
