import type { Result } from 'axe-core';

/** A line for each place that breaks a rule: the rule, where it is, and what axe says of it. */
export function axeMessages(violations: Result[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`,
    ),
  );
}
