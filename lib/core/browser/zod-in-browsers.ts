import { config } from 'zod/v4';

// Zod tests once whether it may compile functions, which the Content-Security-Policy forbids: browsers would report a
// violation on each staff page.
config({ jitless: true });

export * from 'zod/v4';
