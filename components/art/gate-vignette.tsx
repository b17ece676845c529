import { DrawnFile } from './drawn-file.tsx';
import gate from './gate.svg';

interface Props {
  className?: string;
}

/** A ranch gate closed across a road, hills behind it and a bird that does not mind: the 404 page. */
export function GateVignette({ className }: Props) {
  return <DrawnFile file={gate} width={640} height={460} className={className} />;
}
