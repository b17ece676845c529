import { messages } from '#lib/language/messages.ts';
import { defineBlock } from './define-block.ts';
import { checkedAddress, line } from './fields.ts';

/** A form or calendar of another site. Which sites may be shown is checked on save (check-blocks.ts). */
export const embedBlock = defineBlock('embed', {
  url: checkedAddress(
    'embed',
    () => true,
    () => messages.blocks.notShownHere,
  ),
  title: line('title', 120),
});
