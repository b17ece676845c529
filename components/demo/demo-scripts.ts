import { adminModeKey } from '#lib/core/browser/browser-contract.ts';

/** The id of the line about the next beginning. */
export const demoLineId = 'demo-line';

/** Sets this browser’s flag of admin mode when a button of the notice is pressed; the cookie comes with the answer. */
export const entersAdminMode = `addEventListener("submit",e=>{if(e.target.matches(".demo-notice form"))try{localStorage.setItem("${adminModeKey}","true")}catch{}})`;

const shownMinutes = 5;
/** The demo begins again a few seconds after the hour. */
const askAgainSeconds = 8;

/**
 * Shows the line from five minutes before the hour on, by the server’s clock, and for a minute after it. A page that was
 * put aside asks again once it is looked at. A press hides the line, which may lie on a field.
 */
export const tellsOfReset = `(()=>{
const line=document.getElementById("${demoLineId}");let timer,due;
const hide=()=>{line.hidePopover?.();line.hidden=true};
const show=words=>{line.hidden=false;line.showPopover?.();line.textContent=line.dataset[words]};
const wait=(seconds,then)=>{clearTimeout(timer);timer=setTimeout(then,seconds*1000)};
const ask=async()=>{
const answer=await fetch("/api/demo").catch(()=>null);
if(!answer?.ok)return wait(60,ask);
const {resets_at,seconds_left}=await answer.json();
const soon=seconds_left-${shownMinutes * 60};
if(due&&due!==resets_at){show("done");due=resets_at;return wait(60,()=>{hide();ask()})}
due=resets_at;
if(soon>0)return wait(soon,ask);
if(line.hidden)show("soon");
wait(seconds_left+${askAgainSeconds},ask)};
line.addEventListener("click",hide);
addEventListener("visibilitychange",()=>document.hidden||ask());
ask()})()`;
