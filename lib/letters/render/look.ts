import type { Inks } from '#lib/art/palette/palette.ts';

/** Headings; mail programs do not load the site's fonts. */
const serif = "Fraunces,Georgia,'Times New Roman',serif";
const sans = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** The width of a letter in px. */
export const letterWidth = 600;

/** Returns the inline styles of a letter in the church's colours. Sizes are in px: Outlook knows no other. */
export function letterLook({ accent, paper, limestone, ink }: Inks) {
  return {
    ground: { margin: 0, padding: 0, background: limestone, color: ink },
    sheet: {
      width: '100%',
      maxWidth: `${letterWidth}px`,
      background: paper,
      borderTop: `5px solid ${accent}`,
    },
    cell: { padding: '0 36px', fontFamily: sans, fontSize: '17px', lineHeight: '27px', color: ink },
    church: { fontFamily: serif, fontSize: '20px', lineHeight: '26px', fontWeight: 'bold', color: ink },
    day: { fontFamily: sans, fontSize: '15px', lineHeight: '22px', color: soft },
    title: {
      margin: 0,
      fontFamily: serif,
      fontSize: '34px',
      lineHeight: '40px',
      fontWeight: 'bold',
      color: ink,
    },
    heading: {
      margin: 0,
      fontFamily: serif,
      fontSize: '23px',
      lineHeight: '30px',
      fontWeight: 'bold',
      color: ink,
    },
    link: { color: accent, fontWeight: 'bold', textDecoration: 'underline' },
    line: { margin: 0 },
    soft: { margin: 0, fontSize: '16px', lineHeight: '25px', color: soft },
    note: {
      margin: '4px 0 0',
      padding: '2px 0 2px 12px',
      borderLeft: `3px solid ${accent}`,
      fontSize: '16px',
      lineHeight: '25px',
      fontWeight: 'bold',
    },
    notice: {
      margin: '0 0 20px',
      padding: '14px 18px 1px',
      borderLeft: `4px solid ${accent}`,
      background: limestone,
    },
    rule: { height: '1px', lineHeight: '1px', fontSize: '1px', background: rule },
    picture: { display: 'block', width: '100%', maxWidth: '528px', height: 'auto', border: 0 },
    buttonCell: { background: accent, borderRadius: '4px', msoPaddingAlt: '13px 24px' },
    button: {
      display: 'inline-block',
      padding: '13px 24px',
      color: '#ffffff',
      fontFamily: sans,
      fontSize: '17px',
      lineHeight: '22px',
      fontWeight: 'bold',
      textDecoration: 'none',
    },
  } as const;
}

export type LookOfLetter = ReturnType<typeof letterLook>;

const [soft, rule] = ['#4a5268', '#e2d6c2'];

/** Returns the looks of the elements that staff's words may have. */
export function wordsLook({ accent }: Inks) {
  const block = 'margin:0 0 16px';
  return {
    p: { style: block },
    ul: { style: `${block};padding:0 0 0 22px` },
    ol: { style: `${block};padding:0 0 0 26px` },
    h3: { style: `margin:24px 0 8px;font:bold 23px/30px ${serif}` },
    h4: { style: 'margin:20px 0 6px;font-size:18px;line-height:26px' },
    blockquote: { style: `${block};padding:2px 0 2px 14px;border-left:3px solid ${accent}` },
    a: { style: `color:${accent};text-decoration:underline`, class: 'accent' },
  };
}

/**
 * Returns the style element of a letter: dark mode and narrow screens. A program that drops it shows the inline styles,
 * which are complete.
 */
export function letterStyles({ night, gold, paper, ink }: Inks): string {
  const dark = {
    '.ground': 'background:#0b1022',
    '.sheet': `background:${night};border-top-color:${gold}`,
    '.ink': `color:${paper}`,
    '.soft': 'color:#c9ccd8',
    '.accent': `color:${gold}`,
    '.note': `border-left-color:${gold}`,
    '.inset': 'background:#222d54',
    '.rule': 'background:#3a456b',
    '.filled': `background:${gold}`,
    '.on-filled': `color:${ink}`,
  };
  const rules = Object.entries(dark).map(([name, style]) => ({ name, style: `{${important(style)}}` }));
  const media = rules.map(({ name, style }) => name + style).join('');
  // Outlook on phones and on the web marks what it has darkened.
  const outlook = rules.map(({ name, style }) => `[data-ogsc] ${name},[data-ogsb] ${name}${style}`).join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.edge{padding:0!important}.cell{padding-left:20px!important;padding-right:20px!important}.title{font-size:29px!important;line-height:35px!important}}
@media (prefers-color-scheme:dark){${media}}
${outlook}`;
}

function important(style: string): string {
  return style
    .split(';')
    .map((each) => `${each}!important`)
    .join(';');
}
