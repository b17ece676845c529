import { Fragment } from 'react';

/** Plain text with its line breaks. */
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
