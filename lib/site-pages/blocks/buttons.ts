import { defineBlock } from './define-block.ts';
import { line, link, list } from './fields.ts';

/** Links that stand out. */
export const buttonsBlock = defineBlock('buttons', {
  items: list('buttons', { least: 1, most: 6, fields: { label: line('label', 60), url: link('url') } }),
});
