import { DrawnFile } from './drawn-file.tsx';
import road from './road.svg';

interface Props {
  className?: string;
}

/** The road to church, from the mailbox to the door, with a pickup already on its way: for 'plan a visit'. */
export function RoadVignette({ className }: Props) {
  return <DrawnFile file={road} width={1200} height={400} className={className} />;
}
