/** The limestone church: front in the light, long wall in the shade, lamps lit, the bell in its tower. */
export function churchGroup(): string {
  return `<g transform="translate(206 103) scale(.85)">${nave}${gable}${tower}${spire}${doorway}</g>`;
}

const lancet = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}v-${h}q0-${Math.round(w * 0.9)} ${w / 2}-${Math.round(w * 1.15)}q${w / 2} ${Math.round(w * 0.25)} ${w / 2} ${Math.round(w * 1.15)}v${h}z`;

const nave = `<path fill="var(--shade)" d="M1366 584 1516 574V677L1366 692z"/><path fill="var(--lamp)" d="${[1392, 1424, 1456, 1487].map((x, i) => lancet(x, 648 - i * 3, 11, 26)).join('')}"/><path stroke="var(--shade)" stroke-width="1.6" d="M1397.500 604v46M1429.500 602v46M1461.500 600v44M1492.500 597v44"/><path fill="var(--roof)" d="M1315 520 1460 512 1526 580 1372 592z"/><path stroke="var(--roof2)" stroke-width="1.500" fill="none" d="M1336 519l56 71M1357 518l56 70M1378 517l56 69M1399 516l56 69M1420 515l55 68M1441 514l55 67M1315 520l145-8"/><path fill="var(--wall)" opacity=".5" d="M1366 676l150-12v6l-150 12z"/>`;

const gable = `<path fill="var(--wall)" d="M1260 690V588L1315 528 1368 588V692z"/><path fill="var(--lit)" d="M1260 690V588L1290 555V690z"/><path fill="none" stroke="var(--roof2)" stroke-width="6" stroke-linejoin="round" d="M1250 597 1315 524 1374 594"/><path fill="var(--lamp)" d="${lancet(1268, 646, 10, 26)}${lancet(1354, 646, 9, 26)}"/><path stroke="var(--joint)" stroke-width="1.500" d="M1262 606h9M1278 614h9M1262 660h14M1282 668h8M1262 678h8M1352 612h12M1348 672h14M1346 684h9"/>`;

const tower = `<path fill="var(--lit)" d="M1288 694V452h50v242z"/><path fill="var(--shade)" d="M1338 694V452l22-4V688z"/><path fill="var(--wall)" d="M1284 446h56v8h-56zM1286 506h53v6h-53zM1286 588h53v5h-53z"/><path fill="var(--roof)" d="M1340 446l24-5v8l-24 5zM1339 506l22-4v6l-22 4zM1339 588l22-4v5l-22 4z"/><path fill="var(--s2)" d="${lancet(1301, 500, 24, 22)}M1344 499v-22q5-14 11-3v22z"/><path fill="var(--gold)" d="M1306 496q4-3 4-10 0-6 3-6 3 0 3 6 0 7 4 10zM1311 497a2.500 2.500 0 0 0 4 0z"/><path stroke="var(--joint)" stroke-width="1.500" d="M1290 520h10M1318 526h18M1292 534h14M1326 540h10M1290 600h12M1322 606h14M1294 616h10M1328 620h8M1290 640h8M1326 640h10M1290 664h7M1328 668h8"/><circle cx="1313" cy="556" r="13" fill="var(--wall)"/><circle cx="1313" cy="556" r="10" fill="var(--lamp)"/><path stroke="var(--wall)" stroke-width="1.500" d="M1303 556h20M1313 546v20M1306 549l14 14M1320 549l-14 14"/>`;

const spire = `<path fill="var(--roof2)" d="M1282 446 1322 322 1340 446z"/><path fill="var(--roof)" d="M1340 446 1322 322 1364 441z"/><path stroke="var(--rim)" stroke-width="1.500" opacity=".8" d="M1283 445 1322 323"/><path stroke="var(--lit)" stroke-width="3" d="M1322 326v-34M1313 301h18"/>`;

const doorway = `<path fill="var(--wall)" d="${lancet(1299, 694, 28, 34)}"/><path fill="var(--door)" d="${lancet(1302, 694, 22, 30)}"/><path stroke="var(--wall)" stroke-width="1.500" d="M1313 640v54"/><path fill="var(--lit)" d="M1292 692h42l5 6h-52z"/><path fill="var(--wall)" d="M1287 698h52l6 6h-64z"/>`;
