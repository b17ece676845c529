import { Fragment } from 'react';

/** Plain text with its line breaks, each line in the direction of its own letters. */
export function Lines({ of }: { of: string }) {
  const lines = of.split(/\r?\n/);
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name than their place
    <Fragment key={place}>
      {place > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
