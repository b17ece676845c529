import './spinner.css';
/** A wait, for the eye only: the words beside it say what is waited for. */
export function Spinner({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`spinner inline-block ${className}`} />;
}
