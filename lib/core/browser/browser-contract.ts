// Shared by page scripts and the starter script in the document.

/** The key under which a browser stores whether it is in admin mode. */
export const adminModeKey = 'isAdminMode';

/** The event that a page dispatches when React has hydrated it. */
export const readyEvent = 'belltower:ready';

/** The session key that hides the setup card. */
export const setupCardKey = 'belltower.setup-put-aside';

/** The id of the element above the content of a staff page, where the setup card stands. */
export const setupPlace = 'setup-place';

/** The session key of the last step of the setup. */
export const setupStepKey = 'belltower.setup-step';

/** The session key that a page sets once the site's fonts are fetched: pages after it in this tab show them at once. */
export const lettersKey = 'letters';

/** The key of the name that staff looked up for the site last. */
export const addressAskedKey = 'belltower.address-asked';
