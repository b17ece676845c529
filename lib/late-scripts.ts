import { readyEvent } from './ready-event.ts';

const external = /<script src="([^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
const place = '<meta charSet="utf-8"/>';

/**
 * The document with its scripts started once it has been painted: every page is complete without them, and
 * started at once they would take the line and the processor from the words and the letters
 * (docs/decisions/0005). What a visitor does before they run is kept and done then.
 */
export function startScriptsAfterPaint(html: string): string {
  if (!html.includes(place)) return html;
  const sources: string[] = [];
  const without = html.replace(preload, '').replace(external, (_, source: string) => {
    sources.push(source);
    return '';
  });
  if (sources.length === 0) return html;
  return without.replace(place, () => `${place}<script>${starter(sources)}</script>`);
}

/**
 * A frame follows the moment before it is drawn; a background tab draws none and starts when all is loaded.
 * Keys and buttons do nothing before the scripts run (links, forms and fields do), so theirs are kept.
 */
function starter(sources: readonly string[]): string {
  return `(function(sources){
var kept=[],isStarted,types=["click","keydown"];
function start(){
if(isStarted)return;isStarted=true;
sources.forEach(function(source){var script=document.createElement("script");script.src=source;script.async=true;document.head.append(script)})
}
function keep(event){
start();
var isOurs=event.type=="click"?event.target.closest("button[type=button]"):!event.target.closest("input,textarea,select,[contenteditable]");
if(isOurs&&event.isTrusted)kept.push(event)
}
types.forEach(function(type){addEventListener(type,keep,true)});
addEventListener("pointerdown",start,{once:true,passive:true});
addEventListener("${readyEvent}",function(){
types.forEach(function(type){removeEventListener(type,keep,true)});
kept.forEach(function(event){event.target.isConnected&&event.target.dispatchEvent(new event.constructor(event.type,event))})
},{once:true});
requestAnimationFrame(function(){setTimeout(start)});
addEventListener("load",start,{once:true})
})(${JSON.stringify(sources)})`;
}
