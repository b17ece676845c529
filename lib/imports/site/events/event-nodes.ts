import { isNode, type JsonLd, typesOf, valuesOf } from '../json-ld.ts';

const deepest = 6;
const mostEvents = 500;
/** Properties that lead from lists, pages and organizations to events. */
const containers = ['itemListElement', 'item', 'mainEntity', 'event', 'events', 'subEvent', 'subEvents'];

/** Returns the events (schema.org `Event`) of structured data, those within lists and series included. */
export function eventNodes(nodes: readonly JsonLd[]): JsonLd[] {
  const found = new Set<JsonLd>();
  const look = (node: JsonLd, depth: number): boolean => {
    if (depth > deepest || found.size >= mostEvents) return false;
    const within = containers.flatMap((name) => valuesOf(node[name]).filter(isNode));
    const inner = within.filter((each) => look(each, depth + 1));
    const isEvent = typesOf(node).some(isEventType);
    // The dates of such a series are events of their own.
    if (isEvent && !(isSeries(node) && inner.length > 0)) found.add(node);
    return isEvent || inner.length > 0;
  };
  for (const node of nodes) look(node, 0);
  return [...found];
}

function isEventType(type: string): boolean {
  return /^(?!Publication|Broadcast|OnDemand|Sale|Delivery|UserComments)\w*Event$|^EventSeries$|^Festival$/.test(
    type,
  );
}

export function isSeries(node: JsonLd): boolean {
  return typesOf(node).includes('EventSeries');
}
