import { LetterForm } from './letter-form.tsx';

/** The styles of the short form, here and above: only pages that have it carry them. */
const styles = `.letter-form{display:flex;flex-wrap:wrap;align-items:end;gap:8px;max-width:30rem;margin-top:28px}
.letter-form label{display:grid;flex:1 1 12rem;gap:6px;min-width:0;font-weight:600}
.letter-form input{width:100%;min-height:48px;padding:8px 14px;border:1.5px solid var(--color-ink-3);border-radius:var(--radius-control);background:#fff;color:var(--color-ink);font:inherit;direction:ltr}
.letter-form input::placeholder{color:var(--color-ink-3);opacity:1}
.letter-form button{min-height:48px;padding:8px 20px;border-radius:var(--radius-control);background:var(--color-accent);color:#fff;font-weight:600}
.letter-form button:hover{background:var(--color-ink)}
.footer-letters{padding-block:4px 20px}
.footer-letters .letter-form{max-width:40rem;margin:0}
.footer-letters button{background:var(--color-gold);color:var(--color-night)}
.footer-letters button:hover{background:#fff}
@media (min-width:48rem){.footer-letters{padding-block:0 32px}}`;

/** The footer's line about letters. */
export function FooterLetters() {
  return (
    <>
      <style>{styles}</style>
      <div className="wrap footer-letters">
        <LetterForm />
      </div>
    </>
  );
}
