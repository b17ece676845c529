const hero = '.hero:has(.hero-picture img)';

const mask = (image: string) => `-webkit-mask-image:${image};mask-image:${image}`;

/** From phones on: the picture stands clear between header and words, and keeps its focus in sight. */
const above = `${hero}{--picture:clamp(16rem,66vw,52svh)}
${hero} .hero-scene{visibility:hidden}
${hero} .hero-grid{grid-template-columns:minmax(0,1fr);gap:32px;min-height:0;padding-top:calc(var(--picture) + 12px);padding-bottom:116px}
.hero-picture{position:absolute;inset:var(--page-top) 0 auto;z-index:-1;height:var(--picture);overflow:hidden;${mask('linear-gradient(#000 calc(100% - 40px),#0000)')}}
.hero-picture img{inset:0;height:100%}`;

const wordsFade = [
  '#000 var(--edge)',
  ...['e', 'c', '9', '6', '3', '1', '0'].map(
    (share, step) => `#000${share} calc(var(--edge) + ${4 * (step + 1)}vw)`,
  ),
].join(',');

/** The featured event lies below the words, as on phones: it covers nothing of the picture. */
const poster = `@media (min-width:48rem){${hero} .poster{width:min(27rem,100%);justify-self:start;margin-inline:0}
${hero} .poster-sheet{display:grid;grid-template-columns:26% minmax(0,1fr);padding:8px}
${hero} .poster-art{aspect-ratio:auto}
${hero} .poster-words{padding-block:4px;padding-inline:16px 8px}
${hero} .poster-words h2{margin-top:0;font-size:var(--text-xl)}
${hero} .poster-words .tabular{margin-top:4px}}`;

/** The words stand beside the picture's focus, over a veil that falls off towards it. */
const beside = `@media (min-width:64rem){${hero}{--words:min(30rem,44vw);--edge:calc(max(var(--gutter),(100vw - 1200px)/2) + var(--words))}
${hero} .hero-grid{grid-template-columns:var(--words);align-content:start;gap:28px;min-height:min(92svh,900px);padding-top:clamp(20px,4vh,72px);padding-bottom:132px}
${hero}:has([data-words=end]) .hero-grid{justify-content:end}
.hero-picture{inset:0;height:auto;${mask('none')}}
.hero-picture::before,.hero-picture::after{content:"";position:absolute;inset:0;z-index:1;background:var(--color-night);opacity:var(--words-veil);${mask(`linear-gradient(var(--toward),${wordsFade})`)}}
.hero-picture::after{opacity:var(--header-veil);${mask('linear-gradient(#000 var(--page-top),#000a calc(var(--page-top) + 18px),#0000 calc(var(--page-top) + 56px))')}}
.hero-picture[data-upright]{inset-inline:48% 0;${mask('linear-gradient(var(--toward),#0000,#000 30%)')}}
.hero-picture[data-upright][data-words=end]{inset-inline:0 48%}}
@media (min-width:80rem){.hero-picture::before{opacity:var(--wide-words-veil)}}`;

/** The styles of a hero with a picture. A text: style sheets are in every document, and few home pages have one. */
export const heroPictureStyles = [above, poster, beside].join('\n');
