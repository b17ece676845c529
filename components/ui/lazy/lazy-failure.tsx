import { Button } from '../button.tsx';
import { goneMessages } from './tell-failure.ts';

/** Stands where a whole page would be whose code could not be had. */
export function LazyFailure() {
  return (
    <div className="wrap grid justify-items-start gap-5 pb-24">
      <p className="font-semibold">{goneMessages.gone}</p>
      <Button onClick={() => location.reload()}>{goneMessages.again}</Button>
    </div>
  );
}
