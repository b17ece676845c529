import { spanish } from './spanish.ts';

export const groups = spanish;
