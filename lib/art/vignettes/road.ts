import { ink } from '../palette/palette.ts';

const hills = `<path fill="#e6d6b8" d="M0 196C120 150 240 152 340 184 460 138 600 128 720 166 860 120 1010 112 1200 160V400H0z"/><path fill="#c4cdb9" d="M0 236C140 200 280 204 420 232 560 200 720 190 860 206 980 176 1090 178 1200 196V400H0z"/><path fill="#8fac95" d="M0 282C160 252 330 258 480 276 640 250 800 240 960 236 1050 226 1130 226 1200 234V400H0z"/><path fill="#6a9076" d="M0 334C180 300 380 308 560 330 760 318 980 296 1200 298V400H0z"/>`;
const sun = `<circle cx="880" cy="150" r="110" fill="${ink.gold}" opacity=".2"/><circle cx="880" cy="150" r="72" fill="${ink.gold}" opacity=".34"/><circle cx="880" cy="150" r="40" fill="${ink.gold}"/>`;
const way = `<path fill="#4d5468" d="M-10 350C150 322 262 318 380 328 520 340 596 352 706 334 800 318 806 292 880 276 946 262 974 260 982 246H1000C1000 262 984 276 936 288 872 304 880 340 760 366 640 390 520 378 372 368 252 360 150 368-10 398z"/><path fill="none" stroke="${ink.gold}" stroke-width="3.5" stroke-dasharray="20 18" d="M-10 374C160 346 250 339 372 347 520 357 600 372 732 348 836 328 830 298 906 282"/>`;
const church = `<path fill="#c9b795" d="M1006 244V206H1080V240z"/><path fill="#5a6684" d="M998 210 1012 184H1070L1088 208z"/><path fill="${ink.paper}" d="M974 248V156H1008V247z"/><path fill="#dccbaa" d="M1000 247V156H1008V246z"/><path fill="#5a6684" d="M968 158 991 92 1014 158z"/><path fill="#465071" d="M991 92 1014 158H1000z"/><path stroke="${ink.paper}" stroke-width="3" d="M991 96V74M984 81H998"/><path fill="${ink.night}" d="M983 196V180q0-8 8-12 8 4 8 12V196z"/><path fill="${ink.gold}" d="M987 193q3-2 3-8 0-3 1-3t1 3q0 6 3 8zM1022 232v-14q0-4 4-6 4 2 4 6v14zM1042 231v-14q0-4 4-6 4 2 4 6v14zM1062 230v-14q0-4 4-6 4 2 4 6v14z"/><path fill="${ink.paintbrush}" d="M983 248V230q0-7 8-10 8 3 8 10V248z"/>`;
const oak = `<g transform="translate(-34)"><path fill="${ink.cedar}" d="M1098 206a18 18 0 0 1 8-32 26 26 0 0 1 42-16 28 28 0 0 1 50 4 22 22 0 0 1 10 38q-18 8-36 2-18 8-38 0-26 4-36-10z"/><path fill="#4d8467" d="M1112 186a22 22 0 0 1 38-10 26 26 0 0 1 36 0q-18 0-28 10-16-8-26 2-8-4-20-2z"/><path fill="none" stroke="#4a3a2e" stroke-width="8" stroke-linecap="round" d="M1152 264Q1156 236 1150 206M1153 236Q1166 222 1180 214"/></g>`;
const pickup = `<g transform="translate(470 318)"><path fill="${ink.paintbrush}" d="M-50 26V6H-8V-16H26Q34-16 38 2L58 8V26z"/><path fill="#fbe9c9" d="M-2-9H10V4H-2zM15-9H25Q29-6 31 4H15z"/><path fill="#8f2d16" d="M-50 12H58V18H-50z"/><g fill="${ink.ink}"><circle cx="-28" cy="27" r="11"/><circle cx="36" cy="27" r="11"/></g><g fill="${ink.limestone}"><circle cx="-28" cy="27" r="4.5"/><circle cx="36" cy="27" r="4.5"/></g><path fill="${ink.gold}" d="M54 10h5v6h-5z"/></g>`;
const mailbox = `<g transform="translate(110 306)"><path stroke="#5f4a38" stroke-width="7" d="M0 54V0"/><path fill="${ink.bluebonnet}" d="M-26 2V-18Q-24-32-10-32H24V2z"/><path fill="${ink.accentDeep}" d="M-26 2V-18Q-24-32-11-32 2-30 2-16V2z"/><path fill="none" stroke="${ink.paintbrush}" stroke-width="4" d="M16-14V-40H26V-30H16"/></g>`;
const fence = `<path fill="none" stroke="#5f4a38" stroke-width="6" stroke-linecap="round" d="M200 308V336M270 304V330M340 304V328M410 306V326M560 312V338M640 312V342M706 302V330"/><path fill="none" stroke="#8b8578" stroke-width="2" d="M200 314 270 310 340 309 410 311 560 318 640 319 706 308M200 324 270 320 340 318 410 319 560 328 640 330 706 318"/>`;
const flower = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke-linecap="round"><path stroke="#3f6b50" stroke-width="3" d="M0 0V-40"/><path stroke="${colour}" stroke-width="9" d="M-5-28h.1M6-29h.1M-4-37h.1M4-38h.1M0-46h.1"/><path stroke="${ink.paper}" stroke-width="3.5" d="M0-32h.1M0-50h.1"/></g>`;
const flowers = [
  [36, 386, 0.8],
  [230, 392, 0.9],
  [268, 386, 0.7],
  [316, 386, 1],
  [560, 386, 1],
  [606, 392, 0.8],
  [650, 392, 0.95],
  [800, 386, 0.8],
  [846, 392, 1],
  [900, 386, 0.75],
  [1010, 392, 0.95],
  [1060, 386, 0.8],
  [1120, 386, 1],
  [1170, 392, 0.85],
]
  .map(([x = 0, y = 0, size = 1], i) => flower(x, y, size, i % 4 === 2 ? ink.paintbrush : ink.bluebonnet))
  .join('');
/** The road to church, from the mailbox to the door, with a pickup, on 1200 by 400. */
export const roadMarkup = sun + hills + church + oak + fence + way + pickup + mailbox + flowers;
