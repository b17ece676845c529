import type { Picture } from './picture.ts';

/** Returns the index.html of the gallery: a row for each screen, a column for each width. */
export function contactSheet(pictures: Picture[], widths: number[]): string {
  const pages = [...new Set(pictures.map(({ screen }) => screen.page))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every screen of the site</title>
<style>${styles}</style>
<h1>Every screen of the site</h1>
<nav>${pages.map((page) => `<a href="#${slug(page)}">${page}</a>`).join(' ')}</nav>
${pages
  .map((page) =>
    section(
      page,
      pictures.filter(({ screen }) => screen.page === page),
      widths,
    ),
  )
  .join('\n')}
</html>
`;
}

const styles = `
body { margin: 2rem; background: #f2eadc; color: #1b2233; font: 16px/1.5 system-ui, sans-serif }
nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .75rem 0; background: inherit }
table { border-spacing: 1rem; margin-inline: -1rem; table-layout: fixed }
th { text-align: left; vertical-align: top }
td { vertical-align: top }
img { display: block; width: 100%; max-height: 60rem; object-fit: cover; object-position: top; background: #fff; outline: 1px solid #0002 }
.missing { color: #bf3f1f }
`;

function section(page: string, pictures: Picture[], widths: number[]): string {
  const names = [...new Set(pictures.map(({ screen }) => screen.name))];
  const heads = widths.map((width) => `<th style="width:${columnOf(width)}px">${width} px</th>`).join('');
  return `<h2 id="${slug(page)}">${page}</h2>
<table>
<tr><th style="width:120px"></th>${heads}</tr>
${names.map((name) => row(name, pictures, widths)).join('\n')}
</table>`;
}

function row(name: string, pictures: Picture[], widths: number[]): string {
  const cells = widths.map((width) =>
    cell(pictures.find((picture) => picture.screen.name === name && picture.width === width)),
  );
  return `<tr><th>${name}</th>${cells.join('')}</tr>`;
}

function cell(picture: Picture | undefined): string {
  if (!picture) return '<td></td>';
  const { file, problem, screen, width } = picture;
  if (problem) return `<td class="missing">${problem.replaceAll('<', '&lt;')}</td>`;
  return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${screen.page}, ${screen.name} at ${width} px"></a></td>`;
}

function columnOf(width: number): number {
  return width < 500 ? 180 : width < 1000 ? 260 : 380;
}

function slug(text: string): string {
  return text.replaceAll(' ', '-');
}
