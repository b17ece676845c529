import road from './road.svg';

interface Props {
  className?: string;
}

/** The road to church, from the mailbox to the door, with a pickup already on its way: for 'plan a visit'. */
export function RoadVignette({ className }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing needs no conversion
    <img
      src={road.src}
      alt=""
      width={1200}
      height={400}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
