import { PageScript } from '#components/ui/page-script.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { readyEvent } from '#lib/core/browser/browser-contract.ts';
import type { SpokenLanguage } from '#lib/core/church/spoken-languages.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { catalogueOf } from '#lib/language/all-catalogues.ts';

/** Once, to a browser of the other language and in it: the way to the same page. */
export function LanguageOffer({ language, prefix }: SpokenLanguage) {
  const { thisPage, notNow } = catalogueOf(language).layout;
  return (
    <>
      <style>{offerStyles}</style>
      <Static>
        <p
          id={offerId}
          className="language-offer on-dark"
          lang={language}
          dir={languageFacts[language].direction}
          data-to={prefix}
          hidden
        >
          <a href={prefix || '/'}>{thisPage}</a> <button type="button">{notNow}</button>
        </p>
      </Static>
      <PageScript text={offersLanguage} />
    </>
  );
}

const offerId = 'language-offer';

/** Waits for the page's scripts, so that it is the last thing to come. */
const offersLanguage = `addEventListener("${readyEvent}",()=>{
const line=document.getElementById("${offerId}"),first=t=>t.split("-")[0],root=document.documentElement;
if(!line||first(navigator.language)!==first(line.lang)||first(navigator.language)===first(root.lang))return;
try{if(localStorage.getItem("${offerId}"))return;localStorage.setItem("${offerId}","shown")}catch{return}
const own=root.dataset.prefix||"";
line.firstElementChild.addEventListener("click",e=>{
e.currentTarget.href=(line.dataset.to+location.pathname.slice(own.length)).replace(/(?<=.)\\/$/,"")+location.search});
line.lastElementChild.addEventListener("click",()=>{line.hidden=true});
line.hidden=false},{once:true})`;

// Not in a style sheet, which every site would send.
const offerStyles = `
.language-offer {
  position: fixed; inset: auto 12px calc(12px + env(safe-area-inset-bottom)); z-index: 70; display: flex; flex-wrap: wrap;
  align-items: center; justify-content: space-between; gap: 0 16px; max-width: 36rem; margin-inline: auto;
  padding: 6px 16px; border: 1px solid var(--color-gold); border-radius: 4px; background: var(--color-night);
}
.language-offer[hidden] { display: none; }
.language-offer > * { display: inline-flex; align-items: center; min-height: 44px; }
.language-offer > a { font-weight: 600; text-decoration: underline; text-underline-offset: 4px; }
@media print { .language-offer { display: none; } }
`;
