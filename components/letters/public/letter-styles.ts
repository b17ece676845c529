/**
 * The styles of letters on the site. A text, since style sheets are in every document; without nesting, which no build
 * takes out of it. On paper the letter stands alone, on one sheet.
 */
export const letterStyles = `:root:has(.letters){--footer-ground:var(--color-limestone)}
.letter-sheet{max-width:44rem;margin-inline:auto;padding:28px 22px 36px;border:1px solid var(--color-rule);border-top:5px solid var(--color-accent);border-radius:3px;background:#fff}
.letter-head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px}
.letter-part{margin-top:28px}
.letter-part>:first-child{margin-top:0}
.letter-list{padding-top:24px;border-top:1px solid var(--color-rule)}
.letter-list li{break-inside:avoid}
.letter-list li+li{margin-top:18px}
.letter-note{margin-top:4px;padding-inline-start:12px;border-inline-start:3px solid var(--color-accent);font-weight:650}
.letter-inset{padding:14px 18px;border-inline-start:4px solid var(--color-accent);background:var(--color-limestone)}
.letter-picture{width:100%;height:auto}
.letter-address{display:none}
.letter-row{display:grid;gap:2px 24px;padding-block:18px;border-top:1px solid var(--color-rule)}
@media (min-width:40rem){
.letter-sheet{padding:44px 56px 56px}
.letter-row{grid-template-columns:13rem minmax(0,1fr);align-items:baseline}
}
@media print{
@page{margin:13mm}
body:has(.letter-sheet) :not(.letter-sheet,.letter-sheet *,:has(.letter-sheet)){display:none}
body :has(.letter-sheet){display:block;width:auto;max-width:none;margin:0;padding:0;background:none}
main .letter-sheet a[href]::after{content:none}
.letter-sheet{max-width:none;padding:0;border:0;font-size:10pt;line-height:1.4}
.letter-sheet h1{font-size:20pt}
.letter-sheet h2{font-size:12.5pt}
.letter-part{margin-top:9pt}
.letter-lists{columns:2;column-gap:10mm}
.letter-list{break-inside:avoid-column;padding-top:6pt}
.letter-list li+li{margin-top:5pt}
.letter-picture{width:auto;max-width:100%;max-height:45mm}
.letter-plate{display:none}
.letter-sheet .letter-address{display:block;margin-top:9pt;padding-top:6pt;border-top:.5pt solid #888}
}`;
