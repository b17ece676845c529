import './spinner.css';
/** A decorative spinner; the text beside it names the wait. */
export function Spinner() {
  return <span aria-hidden="true" className="spinner inline-block" />;
}
