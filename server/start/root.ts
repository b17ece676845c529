import { resolve } from 'node:path';

/** The project's folder, as seen from server/start and, where the server was bundled, from .builds/<build>.server. */
export const root = resolve(import.meta.dirname, '../..');
