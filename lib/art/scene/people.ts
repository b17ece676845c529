/** Two adults walking to the door with a child between them, and a dog. */
export function familyGroup(): string {
  return `<g transform="translate(1246 757)scale(.84)" stroke-linecap="round">${shadow}${woman}${child}${man}${dog}</g>`;
}

const shadow = '<path fill="var(--g4)" opacity=".3" d="M-26 1Q20-1 70 16 20 18-30 4z"/>';
const woman =
  '<path fill="var(--door)" d="M-23-25h9L-8 0H-29z"/><path fill="var(--tip)" d="M-24-29q5-4 11 0l1 9h-13z"/><path fill="var(--bark)" d="M-18.5-42q5 0 5 6v7q-4 3-10 0v-7q0-6 5-6z"/>';
const child =
  '<path fill="var(--gold)" d="M-5-15H5L7-2H-7z"/><circle cx="0" cy="-19" r="4" fill="var(--bark)"/><path fill="none" stroke="var(--bark)" stroke-width="2" d="M-12-19-5-13M5-13 11-18M-3-2V2M3-2V2"/>';
const man =
  '<path fill="var(--bonnet)" d="M10-31q6-4 12 0v15H10z"/><path fill="var(--n2)" d="M10-16H22L21 2H17L16-10 15 2H11z"/><circle cx="16" cy="-36" r="4.5" fill="var(--bark)"/><path fill="var(--path)" d="M8-38q8 2 16 0l-4-1q0-6-4-6t-4 6z"/>';
const dog =
  '<path fill="none" stroke="var(--lit)" stroke-width="4" d="M36-6H46"/><path fill="none" stroke="var(--lit)" stroke-width="2" d="M36-5V2M46-5V2M35-7 31-12M47-7l4-3"/>';

/** Doves leaving the tower. */
export const doves =
  '<path fill="none" stroke="var(--lit)" stroke-width="2" stroke-linecap="round" d="M1236 452q5-7 9-1 6-5 10 1M1212 432q4-6 8-1 5-4 9 1M1252 420q4-5 7-1 4-4 8 1M1196 462q4-5 7-1 4-3 7 1M1392 438q4-6 8-1 5-4 9 1"/>';

/** Prickly pear and limestone by the road. */
export const outcrop =
  '<g transform="translate(1500 842)"><path fill="var(--wall)" d="M-52 14-40-8-12-16 6-4 20 14z"/><path fill="var(--lit)" d="M-52 14-40-8-12-16-16-2z"/><path fill="var(--oak3)" d="M10 14q-14-12-8-26 10-12 20 0 6 14-6 26zM18-8q-6-14 4-22 12-4 16 8 0 14-12 18zM-2-10q-14-2-14-14 4-12 14-8 10 8 6 20z"/><path fill="var(--oak2)" d="M16 14q10-12 6-26-2-4-6-6 14 2 14 16-2 12-8 16z"/><path stroke="var(--brush)" stroke-width="5" stroke-linecap="round" d="M22-33h.1M34-26h.1M-12-34h.1M-3-33h.1"/></g>';
