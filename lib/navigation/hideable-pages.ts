import { publicPages } from '#lib/core/site/page-lists.ts';
import { paths } from '#lib/core/site/paths.ts';

/** The built-in pages that a church may switch off. */
export const hideablePages: readonly string[] = publicPages.filter((path) => path !== paths.home);
