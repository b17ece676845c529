import type { Node } from 'oxc-parser';

/** Shows every node of a parsed file to `see`, outer ones first; below one for which it answers false, none. */
export function visit(node: unknown, see: (node: Node) => unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && typeof node.type === 'string' && see(node as Node) === false) return;
  for (const part of Object.values(node)) visit(part, see);
}

/** Returns the text of a literal, of a part of a template or between tags; of other nodes ''. */
export function textOf(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateElement') return node.value.raw;
  return node.type === 'JSXText' ? node.value : '';
}
