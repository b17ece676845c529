/** The styles of the forms. A text, since style sheets are in every document, and few pages have such a form. */
export const subscriberStyles = `.topic-tick{display:grid;grid-template-columns:auto 1fr;align-items:start;column-gap:12px;padding:12px 0;cursor:pointer}
.topic-tick+.topic-tick{border-top:1px solid var(--color-rule)}
.topic-tick input{width:20px;height:20px;margin-top:3px;accent-color:var(--color-accent)}
.topic-tick strong,.topic-tick small{display:block;overflow-wrap:anywhere}
.topic-tick strong{font-weight:600}
.topic-tick small{font-size:var(--text-sm);color:var(--color-ink-2)}
.topic-columns{display:grid;column-gap:40px}
.kept{display:grid;grid-template-columns:minmax(0,1fr);gap:2px}
.kept dt{font-size:var(--text-sm);font-weight:600;color:var(--color-ink-2)}
.kept dd{margin-bottom:14px;overflow-wrap:anywhere;white-space:pre-line}
@media (min-width:48rem){.topic-columns{grid-template-columns:repeat(2,minmax(0,1fr))}
.topic-columns .topic-tick:nth-child(2){border-top:0}
.kept{grid-template-columns:minmax(10rem,auto) minmax(0,1fr);gap:0 32px}
.kept dt,.kept dd{padding:10px 0;margin:0}}`;
