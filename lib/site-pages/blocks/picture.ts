import { defineBlock } from './define-block.ts';
import { alt, optionalLine, picture } from './fields.ts';

/** One picture across the page. */
export const pictureBlock = defineBlock('picture', {
  url: picture('picture'),
  alt: alt(),
  caption: optionalLine('caption', 200),
});
