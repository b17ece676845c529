import './progress-bar.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
}

/** A progress bar. */
export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return <progress aria-label={label} value={Math.min(value, max)} max={max} className="progress-bar" />;
}
