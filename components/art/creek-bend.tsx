/**
 * One bend of a creek, from the top of its box to the bottom, wider with every step so that four of them
 * in a row make a river. Stretches with its box. Decorative.
 */
export function CreekBend({ step, className = '' }: { step: number; className?: string }) {
  const bend = step % 2 === 0 ? 34 : -34;
  const middle = `M80 0C${80 + bend} 90 ${80 + bend} 210 80 300`;
  const width = 14 + step * 9;
  return (
    <svg aria-hidden="true" viewBox="0 0 160 300" preserveAspectRatio="none" className={className} fill="none">
      <path d={middle} stroke="#2d4a94" strokeOpacity=".16" strokeWidth={width + 26} />
      <path d={middle} stroke="#2d4a94" strokeWidth={width} />
      <path d={middle} stroke="#f6c667" strokeOpacity=".85" strokeWidth="2" strokeDasharray="26 44" strokeDashoffset={step * 17} />
    </svg>
  );
}
