import { type Greetings, skyAt } from './greeting.ts';

/**
 * Returns an inline script after the hero's greeting: it sets the greeting and sky of the visitor's own hour before the
 * first paint. The document has the church's hour, so in other time zones the scene would change visibly during
 * hydration. `<` is escaped, so no text can close the script.
 */
export function visitorsGreeting(greetings: Greetings): string {
  const ofEachHour = Array.from({ length: 24 }, (_, hour) => skyAt(hour));
  const firstHours = ofEachHour.flatMap((sky, hour) =>
    sky === ofEachHour[hour - 1] ? [] : [{ hour, text: greetings[sky], sky }],
  );
  return `(function(greetings){
var hero=document.currentScript.parentElement,hour=new Date().getHours();
var now=greetings.filter(function(greeting){return greeting.hour<=hour}).pop();
hero.dataset.sky=now.sky;
hero.querySelector(".hero-greeting").textContent=now.text
})(${JSON.stringify(firstHours).replaceAll('<', '\\u003c')})`;
}
