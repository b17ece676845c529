import { resolve } from 'node:path';

/** The project's folder, relative to server/start and to the bundle in .builds/<build>.server. */
export const root = resolve(import.meta.dirname, '../..');
