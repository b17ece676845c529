/** The styles of forms. A text, since style sheets are in every document, and few pages have a form. */
const common = `.form-seats{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;min-height:28px}
@media (scripting:none){.form-seats{display:none}}
.form-chairs{display:flex;flex-wrap:wrap;gap:4px}
.form-chairs path{fill:none;stroke:var(--color-cedar);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.form-chairs [data-taken] path{stroke:var(--color-rule)}
.form-party:has(option[value="1"]:checked) .form-others{display:none}
.form-tick{display:flex;align-items:flex-start;gap:12px;min-height:44px;padding:10px 0;cursor:pointer}
.form-tick input{flex:none;width:20px;height:20px;margin-top:3px;accent-color:var(--color-accent)}
.form-tick+.form-tick{border-top:1px solid var(--color-rule)}
.form-stamp{position:relative;padding:28px 24px;border:1px solid var(--color-rule);border-radius:var(--radius-card);background:#fff}
.form-stamp-mark{width:72px;height:72px;color:var(--color-cedar);rotate:-8deg}
.form-stamp[data-waits] .form-stamp-mark{color:var(--color-sunflower)}
.form-code{width:168px;height:168px;padding:12px;background:#fff;color:var(--color-ink)}
.form-cancel[open]>summary{margin-bottom:16px}
@media (min-width:48rem){.form-stamp{padding:36px 40px}}`;

/**
 * Returns the styles of a form for parties of at most so many. The names of the others are asked for as many as come, also
 * without scripts; browsers that do not know `:has` show all of them.
 */
export function formStyles(largestParty: number): string {
  const hidden = Array.from(
    { length: largestParty - 1 },
    (_, index) =>
      `.form-party:has([value="${index + 1}"]:checked) .form-name:nth-child(n+${index + 1}){display:none}`,
  );
  return [common, ...hidden].join('\n');
}
