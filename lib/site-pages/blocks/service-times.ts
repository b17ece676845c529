import { defineBlock } from './define-block.ts';

/** When the church meets. */
export const serviceTimesBlock = defineBlock('service_times', {});
