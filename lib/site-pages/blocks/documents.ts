import { defineBlock } from './define-block.ts';
import { named } from './fields.ts';

/** Documents, of all categories or of one. */
export const documentsBlock = defineBlock('documents', { category: named('category', 'category') });
