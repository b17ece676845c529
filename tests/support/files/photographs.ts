import sharp from 'sharp';

/** What churches upload: each makes its own trouble for words that stand over it. */
export const photographNames = ['dark', 'bright', 'facesLeft', 'facesRight', 'upright', 'flyer'] as const;
export type PhotographName = (typeof photographNames)[number];

/** Returns one of them as a JPEG, drawn like a photograph: soft light, people, and the grain of a camera. */
export async function photograph(name: PhotographName): Promise<Buffer> {
  const { width, height, drawing, grain = 9 } = photographs[name];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
    <filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter></defs>
    ${drawing}</svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const;
  const film = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(picture))
    .flatten()
    .composite([{ input: film, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

interface Photograph {
  width: number;
  height: number;
  /** SVG. */
  drawing: string;
  grain?: number;
}

const photographs: Record<PhotographName, Photograph> = {
  dark: {
    width: 1920,
    height: 1280,
    drawing: `${slope('a', '#1a120e', '#3b2416')}<rect width="1920" height="1280" fill="url(#a)"/>
      ${[700, 960, 1220].map((x) => `<path d="M${x - 70} 620V300q70-150 140 0v320z" fill="#5f7fb8" opacity=".8" filter="url(#near)"/><path d="M${x - 40} 600V330q40-90 80 0v270z" fill="#d9a24a" filter="url(#near)"/>`).join('')}
      ${[820, 890, 1030, 1100].map((x) => `<circle cx="${x}" cy="770" r="90" fill="#e8912e" opacity=".28" filter="url(#soft)"/><ellipse cx="${x}" cy="770" rx="8" ry="18" fill="#fff6d8"/><rect x="${x - 9}" y="788" width="18" height="80" fill="#cdb894"/>`).join('')}
      ${[180, 420, 680, 930, 1200, 1450, 1720].map((x, i) => person(x, 980 + (i % 3) * 24, 80, '#120c0a', '#1c1310')).join('')}`,
  },
  bright: {
    width: 2000,
    height: 1333,
    drawing: `${slope('a', '#dcecf9', '#fdfdfb')}<rect width="2000" height="1333" fill="url(#a)"/>
      <g filter="url(#soft)" fill="#fff"><ellipse cx="420" cy="260" rx="380" ry="90"/><ellipse cx="1500" cy="180" rx="420" ry="80"/></g>
      <path d="M0 980q500-120 1000-60t1000-40v453H0z" fill="#cfd9a2" filter="url(#near)"/>
      <path d="M1060 980V640l260-190 260 190v340z" fill="#fbf8f1" filter="url(#near)"/><path d="M1030 660l290-220 290 220-22 20-268-198-268 198z" fill="#9fa7ab"/>
      <path d="M1250 470V260l70-150 70 150v210z" fill="#f4f0e6" filter="url(#near)"/><path d="M1280 980V780q40-70 80 0v200z" fill="#7d4a36"/>
      <path d="M0 1150h2000v183H0z" fill="#e9e2c4" filter="url(#soft)"/>`,
  },
  facesLeft: {
    width: 1920,
    height: 1280,
    drawing: `${slope('a', '#7d9a62', '#b8c78c')}<rect width="1920" height="1280" fill="url(#a)"/>
      <g filter="url(#soft)">${bokeh('#e9f0c2', 37)}${bokeh('#4d6b41', 53)}</g>
      ${person(330, 560, 150, '#c98f6b', '#2f4d7a')}${person(640, 640, 135, '#8d5a3c', '#b0413a')}${person(150, 720, 115, '#e2b291', '#e8dcc4')}`,
  },
  facesRight: {
    width: 1920,
    height: 1200,
    drawing: `${slope('a', '#f0e3cd', '#cfae86')}<rect width="1920" height="1200" fill="url(#a)"/>
      <g filter="url(#soft)"><path d="M120 160h360v520H120z" fill="#fffdf4"/><path d="M560 160h220v520H560z" fill="#fff7e2"/></g>
      ${person(1240, 520, 120, '#a9714f', '#5b2333')}${person(1500, 470, 130, '#e6b795', '#5b2333')}${person(1760, 540, 120, '#6e452f', '#5b2333')}`,
  },
  upright: {
    width: 1200,
    height: 1800,
    drawing: `${slope('a', '#5d93cd', '#e7f0f4')}<rect width="1200" height="1800" fill="url(#a)"/>
      <path d="M420 1500V700h360v800z" fill="#d8c7a8" filter="url(#near)"/><path d="M390 720l210-520 210 520z" fill="#5c4a43" filter="url(#near)"/>
      <path d="M540 980V840q60-90 120 0v140z" fill="#3a2f2b"/><path d="M600 120v90M570 150h60" stroke="#eee" stroke-width="10"/>
      <path d="M0 1460q600-120 1200 20v320H0z" fill="#4c6b3c" filter="url(#near)"/>
      ${person(300, 1420, 60, '#b98463', '#d7d2c6')}${person(900, 1430, 58, '#7c4f37', '#22324f')}`,
  },
  flyer: {
    width: 1170,
    height: 1560,
    grain: 1,
    drawing: `<rect width="1170" height="1560" fill="#ffffff"/><rect y="90" width="1170" height="560" fill="#f7d54a"/>
      <text x="60" y="60" font-family="sans-serif" font-size="34" fill="#111">9:41</text>
      <g font-family="sans-serif" font-weight="bold" fill="#111" text-anchor="middle"><text x="585" y="330" font-size="150">FISH FRY</text><text x="585" y="500" font-size="84">FRIDAY 6 PM</text></g>
      <g font-family="sans-serif" fill="#222" text-anchor="middle" font-size="54"><text x="585" y="780">Parish hall, all you can eat</text><text x="585" y="880">Adults $12 · Children $5</text><text x="585" y="980">Bring a friend and a dessert</text></g>
      <rect x="160" y="1100" width="850" height="260" rx="40" fill="#1f4fa3"/><text x="585" y="1260" font-family="sans-serif" font-size="84" fill="#fff" text-anchor="middle">COME HUNGRY</text>`,
  },
};

function slope(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** A head, hair and shoulders. */
function person(x: number, y: number, size: number, skin: string, clothes: string): string {
  return `<g filter="url(#near)"><path d="M${x - size * 1.7} ${y + size * 5}q0-${size * 3.6} ${size * 1.7}-${size * 3.6}t${size * 1.7} ${size * 3.6}z" fill="${clothes}"/>
    <rect x="${x - size * 0.35}" y="${y + size * 0.7}" width="${size * 0.7}" height="${size}" fill="${skin}"/>
    <ellipse cx="${x}" cy="${y - size * 0.25}" rx="${size * 0.92}" ry="${size * 1.1}" fill="#2b1d17"/>
    <ellipse cx="${x}" cy="${y}" rx="${size * 0.78}" ry="${size}" fill="${skin}"/>
    <g fill="#2b1d17"><circle cx="${x - size * 0.3}" cy="${y - size * 0.1}" r="${size * 0.08}"/><circle cx="${x + size * 0.3}" cy="${y - size * 0.1}" r="${size * 0.08}"/></g>
    <path d="M${x - size * 0.3} ${y + size * 0.45}q${size * 0.3} ${size * 0.25} ${size * 0.6} 0" fill="none" stroke="#7a2f2a" stroke-width="${size * 0.08}"/></g>`;
}

/** Leaves and lights out of focus. */
function bokeh(color: string, step: number): string {
  const dots = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [(i * step * 29) % 1920, (i * step * 17) % 1280];
    return `<circle cx="${x}" cy="${y}" r="${30 + ((i * step) % 50)}"/>`;
  });
  return `<g fill="${color}" opacity=".45">${dots.join('')}</g>`;
}
