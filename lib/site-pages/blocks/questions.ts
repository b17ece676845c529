import { defineBlock } from './define-block.ts';
import { line, list, text } from './fields.ts';

/** Questions with answers that open. */
export const questionsBlock = defineBlock('questions', {
  items: list('questions', {
    least: 1,
    most: 40,
    fields: { question: line('question', 200), answer: text('answer', 3000) },
  }),
});
