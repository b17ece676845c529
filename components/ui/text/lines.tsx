import { Fragment } from 'react';

/** Plain words with the line breaks that staff gave them. */
export function Lines({ of }: { of: string }) {
  const lines = of.split(/\r?\n/);
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name than their place
    <Fragment key={place}>
      {place > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
}
