import { defineBlock } from './define-block.ts';
import { alt, list, picture } from './fields.ts';

/** Several pictures. */
export const galleryBlock = defineBlock('gallery', {
  pictures: list('pictures', { least: 1, most: 40, fields: { url: picture('picture'), alt: alt() } }),
});
