import { plain } from '../page-text.ts';

/** The page texts on every page. */
export const siteTexts = {
  'site.footer': plain('The line at the end of every page', 80, 'There is a light on,\nand room for you.'),
} as const;
