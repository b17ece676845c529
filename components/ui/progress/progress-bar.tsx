import './progress-bar.css';

interface ProgressBarProps {
  /** What is under way. */
  label: string;
  value: number;
  /** The value at its end. */
  max?: number;
}

/** How far something is that takes a while. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return <progress aria-label={label} value={Math.min(value, max)} max={max} className="progress-bar" />;
}
