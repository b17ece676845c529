const part = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+?)`;
const mix = new RegExp(String.raw`color-mix\(in \w+,\s*${part}\s+([\d.]+)%,\s*${part}\)`, 'g');
/** Tailwind uses the same condition. */
const condition = '(color: color-mix(in lab, red, red))';

/**
 * A PostCSS plugin that adds a plain colour before each color-mix(), for browsers without it (Safari before 16.2, Firefox
 * before 113, Chrome before 111): lines and text get the first colour, backgrounds the colour with the larger share.
 * @returns {import('postcss').Plugin}
 */
export default function plainColors() {
  return {
    postcssPlugin: 'plain-colors',
    OnceExit(root, { AtRule }) {
      root.walkDecls((declaration) => {
        if (!declaration.value.includes('color-mix(') || isConditional(declaration)) return;
        const isGround = declaration.prop.startsWith('background');
        const plain = declaration.value.replace(mix, (_, first, share, second) =>
          isGround && Number(share) < 50 ? second.trim() : first.trim(),
        );
        if (plain.includes('color-mix(')) throw declaration.error('No plain colour can be made of this one.');
        const mixed = new AtRule({ name: 'supports', params: condition });
        declaration.before(declaration.clone({ value: plain }));
        declaration.replaceWith(mixed);
        mixed.append(declaration);
      });
    },
  };
}

/** @param {import('postcss').Node} node */
function isConditional(node) {
  for (let above = node.parent; above; above = above.parent)
    if (
      above.type === 'atrule' &&
      /** @type {import('postcss').AtRule} */ (above).params.includes('color-mix')
    )
      return true;
  return false;
}
