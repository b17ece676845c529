import { videoOf } from '#lib/core/site/video.ts';
import { messages } from '#lib/language/messages.ts';
import { defineBlock } from './define-block.ts';
import { checkedAddress } from './fields.ts';

/** A video of YouTube or Vimeo. */
export const videoBlock = defineBlock('video', {
  url: checkedAddress(
    'video',
    (url) => videoOf(url) !== null,
    () => messages.blocks.noVideo,
  ),
});
