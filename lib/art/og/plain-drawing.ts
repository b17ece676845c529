import { isValidElement, type ReactNode } from 'react';

/** A picture's layout as plain data: HTML elements with styles, texts and whole SVG documents. */
export type PlainDrawing =
  | string
  | number
  | boolean
  | null
  | undefined
  | PlainDrawing[]
  | { type: string; props: Record<string, unknown> & { children?: PlainDrawing } };

/** Returns the layout with every component replaced by its output. */
export function plainDrawing(node: ReactNode): PlainDrawing {
  if (Array.isArray(node)) return node.map(plainDrawing);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as PlainDrawing;
  const { type, props } = node;
  if (typeof type === 'function') return plainDrawing((type as (props: object) => ReactNode)(props));
  return { type: String(type), props: { ...props, children: plainDrawing(props.children) } };
}
