import { greetingAt } from './greeting.ts';

const ofEachHour = Array.from({ length: 24 }, (_, hour) => greetingAt(hour));
const firstHours = ofEachHour.flatMap((greeting, hour) =>
  greeting.text === ofEachHour[hour - 1]?.text ? [] : [{ hour, ...greeting }],
);

/**
 * A script for inside the hero, after its greeting: it says the greeting of the visitor's own hour, and takes
 * its sky, before anything is drawn. The page itself is written for the church's hour, so for a visitor in
 * another time zone the whole scene would change in sight, once scripts run.
 */
export const visitorsGreeting = `(function(greetings){
var hero=document.currentScript.parentElement,hour=new Date().getHours();
var now=greetings.filter(function(greeting){return greeting.hour<=hour}).pop();
hero.dataset.sky=now.sky;
hero.querySelector(".hero-greeting").textContent=now.text
})(${JSON.stringify(firstHours)})`;
