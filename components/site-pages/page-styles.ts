/** Pictures in their own proportions; those of unknown size have room until they are loaded. */
const pictures = `.page-picture{max-width:100%;height:auto;border-radius:var(--radius-card)}
.page-picture[width]{width:auto;max-height:90svh}
.page-picture:not([width]){width:100%;aspect-ratio:auto 3/2}
.page-gallery{display:grid;gap:12px;grid-template-columns:repeat(2,minmax(0,1fr))}
.page-gallery[data-columns="1"]{grid-template-columns:minmax(0,1fr)}
.page-gallery-large{grid-area:span 2/span 2}
.page-gallery-first{grid-column:span 2}
.page-flat{aspect-ratio:2}
@media (min-width:48rem){
.page-gallery{gap:20px}
.page-gallery[data-columns="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.page-gallery-row{grid-column:span 3}
.page-gallery-pair{grid-column:span 2}
.page-gallery[data-columns="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
}`;

/** Where blocks stand: in the text's column, across the page, or beside a picture. */
const places = `.page-top{padding-block:40px 48px}
.page-hills{height:96px}
.page-ornament{display:block;width:auto;height:104px;margin:0 auto 40px}
.page-people{margin-top:-48px}
.page-square{aspect-ratio:4/3}
.page-band{gap:56px}
.page-embed{height:max(30rem,80svh)}
@media (min-width:48rem){
.page-top{padding-block:64px}
.page-hills{height:144px}
.page-band{gap:80px}
}
@media (min-width:64rem){
.page-beside{grid-column:5/span 8}
.page-across{grid-column:1/-1}
.page-half{grid-column:span 6}
.page-half-end{grid-column:7/span 6}
.page-square{aspect-ratio:1}
}`;

/** A slip that stands out, and the way to the prayer form. */
const cards = `.page-notice{padding:20px;border:1px solid var(--color-rule);border-inline-start:6px solid var(--color-second);border-radius:3px;background:#fff}
.page-prayer{padding:32px 24px}
.page-prayer>svg{width:auto;height:176px}
.page-question[open] svg{rotate:45deg}
@media (min-width:40rem){.page-prayer{grid-template-columns:minmax(0,1fr) auto}}
@media (min-width:48rem){
.page-notice{padding:28px}
.page-prayer{padding:40px 48px}
}`;

/**
 * The styles of the blocks of own pages. A text, since style sheets are in every document, and built-in pages have such
 * blocks only where staff added some; without nesting, which no build takes out of it.
 */
export const pageStyles = `.page-words>:first-child{margin-top:0}
.page-words>:last-child{margin-bottom:0}
${pictures}
${places}
${cards}`;

/** The styles of the noticeboard and its slips, which are hung by hand. Its ground continues above the footer's hills. */
export const newsStyles = `:root:has(.news-board){--footer-ground:var(--color-limestone)}
.news-slip{position:relative;height:100%;padding:24px;border:1px solid var(--color-rule);border-radius:3px;background:#fff;transition:transform 150ms var(--ease-out)}
li:nth-child(3n + 1)>.news-slip{rotate:-.4deg}
li:nth-child(3n)>.news-slip{rotate:.4deg}
.news-slip:hover{transform:translateY(-2px)}
.news-slip[data-pinned]{border-top:6px solid var(--color-gold)}
.news-slip-pin{position:absolute;top:-22px;inset-inline-start:calc(50% - 16px);z-index:1;width:32px;height:40px}
.news-slip-picture{margin:-24px -24px 20px}
.news-slip-words{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:4}
.news-slip-link::after{content:"";position:absolute;inset:0}
.news-slip-link:hover{text-decoration:underline;text-underline-offset:4px}`;
