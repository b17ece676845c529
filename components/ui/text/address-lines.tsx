import { Fragment } from 'react';

/** Lines as on an envelope, each in its own direction. */
export function AddressLines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line, place) => (
    <Fragment key={line}>
      {place > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
