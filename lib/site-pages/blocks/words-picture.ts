import { defineBlock } from './define-block.ts';
import { alt, picture, rich, side } from './fields.ts';

/** Words beside a picture. */
export const wordsPictureBlock = defineBlock('words_picture', {
  html: rich('words', 5000),
  url: picture('picture'),
  alt: alt(),
  side: side('side'),
});
