import { english } from './english.ts';

/** All groups: staff's scripts read any of them. */
export const groups = english;
