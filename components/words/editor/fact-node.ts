import { InputRule, Node } from '@tiptap/react';
import {
  type InsertionName,
  type Insertions,
  insertionNames,
  insertionText,
} from '#lib/page-texts/insertions.ts';

/** A fact of the church among the words of an editor, shown by its name and what it is; typed in braces it becomes one. */
export function factNode(insertions: Insertions) {
  return Node.create({
    name: 'fact',
    group: 'inline',
    inline: true,
    atom: true,
    // A selected chip would be replaced by what is typed after it at the end of a line.
    selectable: false,
    addAttributes: () => ({ name: { default: null } }),
    parseHTML: () => [
      { tag: 'span[data-fact]', getAttrs: (element) => ({ name: element.getAttribute('data-fact') }) },
    ],
    renderHTML: ({ node }) => {
      const name = node.attrs.name as InsertionName;
      return ['span', { 'data-fact': name, class: 'fact-chip' }, insertionText(name, insertions)];
    },
    renderText: ({ node }) => `{${node.attrs.name}}`,
    addInputRules() {
      const { type } = this;
      const handler: InputRule['handler'] = ({ state, range, match }) => {
        state.tr.replaceWith(range.from, range.to, type.create({ name: match[1] }));
      };
      return [new InputRule({ find: new RegExp(`\\{(${insertionNames.join('|')})\\}$`), handler })];
    },
  });
}
