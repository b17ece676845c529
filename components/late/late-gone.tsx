import { Button } from '../ui/button';
import { goneTexts } from './tell-gone';

/** Stands where a whole page would be whose code could not be had. */
export function LateGone() {
  return (
    <div className="wrap grid justify-items-start gap-5 pb-24">
      <p className="font-semibold">{goneTexts.gone}</p>
      <Button onClick={() => location.reload()}>{goneTexts.again}</Button>
    </div>
  );
}
