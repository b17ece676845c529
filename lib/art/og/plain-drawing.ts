import { isValidElement, type ReactNode } from 'react';

/** What a picture shows, all of it: HTML elements with their styles, their words and whole SVG documents. */
export type PlainDrawing =
  | string
  | number
  | boolean
  | null
  | undefined
  | PlainDrawing[]
  | { type: string; props: Record<string, unknown> & { children?: PlainDrawing } };

/** The layout with every component replaced by what it renders, so that it is plain data. */
export function plainDrawing(node: ReactNode): PlainDrawing {
  if (Array.isArray(node)) return node.map(plainDrawing);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as PlainDrawing;
  const { type, props } = node;
  if (typeof type === 'function') return plainDrawing((type as (props: object) => ReactNode)(props));
  return { type: String(type), props: { ...props, children: plainDrawing(props.children) } };
}
