import gate from './gate.svg';

interface Props {
  className?: string;
}

/** A ranch gate closed across a road, hills behind it and a bird that does not mind: the 404 page. */
export function GateVignette({ className }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing needs no conversion
    <img
      src={gate.src}
      alt=""
      width={640}
      height={460}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
