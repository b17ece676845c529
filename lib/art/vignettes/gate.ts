import { ink } from '../palette/palette.ts';
import { type Triple, tuples } from '../path.ts';

const hills = `<path fill="#e9dcc4" d="M0 236C70 204 130 196 196 214 262 196 330 170 410 190 490 176 570 190 640 222V300H0z"/><path fill="#cfd3c0" d="M0 262C90 236 180 240 260 258 350 236 450 226 640 258V330H0z"/><path fill="#93ad97" d="M0 292C110 272 220 280 320 286 430 270 540 270 640 288V460H0z"/><path fill="#6f9279" d="M0 352C120 330 210 336 300 350H360C460 332 560 326 640 340V460H0z"/>`;
const sun = `<circle cx="320" cy="190" r="92" fill="${ink.gold}" opacity=".22"/><circle cx="320" cy="190" r="60" fill="${ink.gold}" opacity=".35"/><circle cx="320" cy="190" r="34" fill="${ink.gold}"/>`;
const way = `<path fill="${ink.limestone}" d="M312 282C300 292 352 300 340 316 330 332 250 340 212 460H470C440 372 368 340 366 316 366 300 322 292 328 281z"/><path fill="none" stroke="#d9c7a6" stroke-width="3" stroke-linecap="round" d="M262 452C276 410 300 378 330 350M420 452C408 414 384 380 358 352"/>`;
const oak = `<path fill="${ink.cedar}" d="M470 258a20 20 0 0 1 14-34 26 26 0 0 1 44-14 30 30 0 0 1 52 6 22 22 0 0 1 22 34 16 16 0 0 1-18 18q-24 8-52 2-34 8-62-12z"/><path fill="#4d8467" d="M490 230a22 22 0 0 1 40-10 26 26 0 0 1 38 4q-20-4-30 6-16-8-28 2-8-4-20-2z"/><path fill="none" stroke="#4a3a2e" stroke-width="7" stroke-linecap="round" d="M532 312C536 290 534 276 530 264M533 284Q548 272 562 268"/>`;
const posts = `<path fill="#5f4a38" d="M112 244q12-8 24 0V436H112zM504 244q12-8 24 0V436H504z"/><path fill="#7a614a" d="M112 244q12-8 12 0V436H112zM504 244q12-8 12 0V436H504z"/><path fill="none" stroke="#5f4a38" stroke-width="7" stroke-linecap="round" d="M20 300V412M604 296V410"/><path fill="none" stroke="#8b8578" stroke-width="2.5" d="M0 316 112 320M0 348 112 352M0 380 112 384M528 318 640 312M528 350 640 344M528 382 640 376"/>`;
const gate = `<g fill="none" stroke="${ink.accentDeep}" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="9" d="M140 282H500V412H140z"/><path stroke-width="6" d="M140 314H500M140 346H500M140 380H500"/><path stroke-width="6" d="M260 282V412M380 282V412M144 408 256 288M384 288 496 408"/></g><path fill="none" stroke="#8b8578" stroke-width="4" d="M496 336q14-10 18 2t-16 8"/>`;
const sign = `<path fill="none" stroke="#8b8578" stroke-width="3" d="M284 282V322M356 282V322"/><rect x="264" y="318" width="112" height="54" rx="5" fill="${ink.paper}" stroke="${ink.ink}" stroke-width="3"/><path fill="none" stroke="${ink.paintbrush}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M342 345H298M312 331 298 345 312 359"/>`;
const bird = `<path fill="${ink.ink}" d="M104 238C106 222 116 214 128 216L140 221 130 224C130 238 118 242 104 238L88 248z"/><circle cx="126" cy="220" r="1.6" fill="${ink.gold}"/>`;
const flower = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke-linecap="round"><path stroke="#3f6b50" stroke-width="3" d="M0 0V-44M0-10q-9-7-16-5M0-14q8-8 15-7"/><path stroke="${ink.bluebonnet}" stroke-width="10" d="M-6-32h.1M7-33h.1M-5-42h.1M5-43h.1M0-52h.1"/><path stroke="${ink.paper}" stroke-width="4" d="M0-36h.1M0-56h.1"/></g>`;
const flowers = tuples<Triple>(
  '56,446,1.1 84,456,0.9 30,454,0.9 166,452,0.85 548,450,1 578,456,1.2 612,448,0.9 500,456,0.8',
)
  .map((place) => flower(...place))
  .join('');
/** A ranch gate across a road, with hills and a bird, on 640 by 460. */
export const gateMarkup = sun + hills + oak + way + posts + gate + sign + bird + flowers;
