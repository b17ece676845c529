import { browserHeaders } from '../load.ts';

export interface VisitorRequest {
  path: string;
  headers: Record<string, string>;
}

/** What browsers ask for that open each of these pages first: the page, the files it names, and another page ahead. */
export async function requestsOfVisits(
  origin: string,
  pages: readonly string[],
): Promise<{ requests: VisitorRequest[]; requestsPerVisit: number }> {
  const visits = await Promise.all(pages.map((path) => visitOf(origin, path)));
  return { requests: visits.flat(), requestsPerVisit: visits.flat().length / visits.length };
}

async function visitOf(origin: string, path: string): Promise<VisitorRequest[]> {
  const answer = await fetch(origin + path, { headers: { ...browserHeaders, 'accept-encoding': 'gzip' } });
  const html = await answer.text();
  const files = new Set(html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2)/g));
  return [
    { path, headers: browserHeaders },
    ...[...files].map((file) => ({ path: file, headers: browserHeaders })),
    { path: `${path}${path.includes('?') ? '&' : '?'}_rsc=1abcd`, headers: { ...browserHeaders, rsc: '1' } },
  ];
}
