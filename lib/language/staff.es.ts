import { originalsEs as loaded } from '#lib/page-texts/loaded-originals.ts';
import { originalsEs } from '#lib/page-texts/originals.es.ts';
import { spanish } from './spanish.ts';

export const groups = spanish;

// The editors of page texts show originals: those of another language than the page's are not loaded.
Object.assign(loaded, originalsEs);
