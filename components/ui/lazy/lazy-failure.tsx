import { Button } from '../button.tsx';
import { goneTexts } from './tell-failure.ts';

/** Stands where a whole page would be whose code could not be had. */
export function LazyFailure() {
  return (
    <div className="wrap grid justify-items-start gap-5 pb-24">
      <p className="font-semibold">{goneTexts.gone}</p>
      <Button onClick={() => location.reload()}>{goneTexts.again}</Button>
    </div>
  );
}
