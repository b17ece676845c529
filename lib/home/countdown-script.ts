import { readyEvent } from '#lib/core/browser/browser-contract.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { messages } from '#lib/language/messages.ts';

interface Start {
  label: string;
  when: string;
  /** Milliseconds since 1970. */
  startsAt: number;
}

/**
 * Returns an inline script for the countdown: it ticks from the first frame until hydration, and at zero continues with
 * the next of `services`. It updates text nodes that React then hydrates.
 */
export function countdownScript(services: readonly Start[]): string {
  const { day, days } = messages.homeView.units;
  return `(function(services){
var place=document.currentScript.parentElement,timer=setInterval(tick,1000);
function write(name,text,index){var found=place.querySelectorAll(name)[index||0];if(found.textContent!=text)found.textContent=text}
function tick(){
var now=Date.now(),next=services.filter(function(each){return each[0]>now})[0];
if(!next)return;
var left=Math.ceil((next[0]-now)/1000);
[left/86400,left/3600%24,left/60%60,left%60].forEach(function(part,index){write(".countdown-value",String(Math.floor(part)).padStart(2,0),index)});
write(".countdown-unit",left<86400||left>=172800?${JSON.stringify(days)}:${JSON.stringify(day)});
write(".countdown-service",next[1]);
write("time",next[2])
}
tick();
addEventListener("${readyEvent}",function(){clearInterval(timer)})
})(${JSON.stringify(services.map(({ startsAt, label, when }) => [startsAt, label, unbrokenTimes(when)])).replace(/</g, '\\u003c')})`;
}
