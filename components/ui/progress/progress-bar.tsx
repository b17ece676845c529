import './progress-bar.css';

interface ProgressBarProps {
  /** The operation. */
  label: string;
  value: number;
  /** The maximum. */
  max?: number;
}

/** A progress bar. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return <progress aria-label={label} value={Math.min(value, max)} max={max} className="progress-bar" />;
}
