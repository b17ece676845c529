import { config } from 'zod/v4';

// A schema of an object asks once whether it may make functions of text, which our Content-Security-Policy forbids:
// browsers would report each page of staff as a breach of it.
config({ jitless: true });

export * from 'zod/v4';
