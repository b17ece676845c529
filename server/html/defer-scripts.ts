import { adminModeKey, readyEvent } from '#lib/core/site/browser-contract.ts';

const external = /<script src="([^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
const place = '<meta charSet="utf-8"/>';

/**
 * How long after a page has loaded its scripts are fetched, and how long until they are started when nobody
 * touches it, in milliseconds. By then the letters are drawn and the processor is free.
 */
const fetchMilliseconds = 1000;
const startMilliseconds = 3000;

/** When a page's scripts are started. */
export type ScriptStart =
  /** As soon as it is painted: pages that are their scripts' work, such as the players of streams. */
  | 'painted'
  /** At the first sign of somebody using it, at the latest a moment after it has loaded. */
  | 'wanted';

/**
 * The document with its scripts started late: every page is complete without them, and started at once they
 * would take the line and the processor from the words and the letters (docs/decisions/0005). What a visitor
 * does before they run is kept and done then.
 */
export function deferScripts(html: string, start: ScriptStart): string {
  if (!html.includes(place)) return html;
  const sources: string[] = [];
  const without = html.replace(preload, '').replace(external, (_, source: string) => {
    sources.push(source);
    return '';
  });
  if (sources.length === 0) return html;
  return without.replace(place, () => `${place}<script>${starter(sources, start)}</script>`);
}

/**
 * A frame follows the moment before it is drawn; a background tab draws none and starts when all is loaded.
 * Staff in admin mode wait for nothing: what they came for is drawn by scripts. For everybody else the files
 * are fetched ahead when the page has loaded, so that a first touch only waits for them to run.
 * What only scripts can do is taken away from the page until they run, then given to it: so nothing is heard by
 * half of them, and nothing twice. That is a button outside forms, a button that says `data-waits`, and letters
 * outside fields. Whatever the browser can do by itself is its own. Scripts that do not arrive give all back.
 */
function starter(sources: readonly string[], start: ScriptStart): string {
  return `(function(sources,isPatient){
var kept=[],isStarted,types=["click","keydown"],signs=["pointerdown","mousemove","touchstart","wheel","scroll","focusin"];
function start(event){
if(isStarted||event&&event.type=="mousemove"&&!event.movementX&&!event.movementY)return;isStarted=true;
signs.forEach(function(type){removeEventListener(type,start,true)});
sources.forEach(function(source){var script=document.createElement("script");script.src=source;script.async=true;script.onerror=release;document.head.append(script)})
}
function keep(event){
start();
var target=event.target,isPress=event.type=="click";
if(isPress?target.closest("button[type=button]:not([popovertarget]),[data-waits]"):/^[a-z]$/i.test(event.key)&&!target.closest("input,textarea,select,[contenteditable]")){
event.stopImmediatePropagation();isPress&&event.preventDefault();kept.push(event)
}
}
function release(){
types.forEach(function(type){removeEventListener(type,keep,true)});
kept.splice(0).forEach(function(event){event.target.isConnected&&event.target.dispatchEvent(new event.constructor(event.type,event))})
}
function fetchAhead(){
if(!isStarted)sources.forEach(function(source){var link=document.createElement("link");link.rel="prefetch";link.as="script";link.href=source;document.head.append(link)})
}
try{if(localStorage.getItem("${adminModeKey}")=="true")isPatient=false}catch(error){}
types.forEach(function(type){addEventListener(type,keep,true)});
signs.forEach(function(type){addEventListener(type,start,{capture:true,passive:true})});
addEventListener("${readyEvent}",release,{once:true});
if(!isPatient)requestAnimationFrame(function(){setTimeout(start)});
addEventListener("load",function(){if(isPatient){setTimeout(fetchAhead,${fetchMilliseconds});setTimeout(start,${startMilliseconds})}else start()},{once:true})
})(${JSON.stringify(sources)},${start === 'wanted'})`;
}
