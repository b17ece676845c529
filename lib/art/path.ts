export type Point = readonly [x: number, y: number];
export type Triple = readonly [number, number, number];

/** Returns the points, or tuples of more numbers, of a list in SVG's notation of points: '0,0 20,12'. */
export function tuples<Tuple extends readonly number[] = Point>(list: string): readonly Tuple[] {
  return list.split(' ').map((tuple) => tuple.split(',').map(Number) as unknown as Tuple);
}

/** Returns a number for SVG with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Returns a smooth line through the points (Catmull-Rom as cubic curves), in whole units. */
export function curve(points: readonly Point[], close = ''): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? ([0, 0] as const);
  const round = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  let d = `M${round(...at(0))}C`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `${round(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} `;
    d += `${round(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${round(...c)} `;
  }
  return d.trim() + close;
}

/** Returns a pointed window with its lower left corner at x and y. */
export function lancet(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}v-${h}q0-${Math.round(w * 0.9)} ${w / 2}-${Math.round(w * 1.15)}q${w / 2} ${Math.round(w * 0.25)} ${w / 2} ${Math.round(w * 1.15)}v${h}z`;
}

/** Returns a clump of leaves: an ellipse with an edge of uneven small bows. */
export function clump(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bows: number,
  random: () => number,
): string {
  const ring: Point[] = Array.from({ length: bows }, (_, i) => {
    const angle = ((i + random() * 0.7) / bows) * Math.PI * 2;
    const reach = 0.82 + random() * 0.26;
    return [Math.round(cx + Math.cos(angle) * rx * reach), Math.round(cy + Math.sin(angle) * ry * reach)];
  });
  return bowed(ring, random);
}

/** Returns a row of tree tops from left to right along the line `groundAt`, closed `depth` below it. */
export function treeline(
  from: number,
  to: number,
  groundAt: (x: number) => number,
  size: number,
  depth: number,
  random: () => number,
): string {
  let [x, y] = [from, groundAt(from)];
  let d = `M${short(x)} ${short(y + depth)}V${short(y)}`;
  while (x < to) {
    const width = size * (0.5 + random());
    const rise = groundAt(x + width) - size * (random() - 0.35) * 0.5 - y;
    const radius = Math.hypot(width, rise) * (0.52 + random() * 0.14);
    d += `a${short(radius)} ${short(radius)} 0 0 1 ${short(width)} ${short(rise)}`;
    x += width;
    y += rise;
  }
  return `${d}V${short(groundAt(to) + depth)}Z`;
}

/** Returns a function for the height of a line of points at x, linear between neighbors. */
export function heightOn(points: readonly Point[]): (x: number) => number {
  return (x) => {
    const found = points.findIndex((p) => p[0] >= x);
    const next = found < 0 ? points.length - 1 : Math.max(1, found);
    const [a, b] = [points[next - 1] ?? [0, 0], points[next] ?? points.at(-1) ?? [0, 0]];
    return b[0] === a[0] ? a[1] : a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
  };
}

function bowed(ring: readonly Point[], random: () => number): string {
  const first = ring[0] ?? [0, 0];
  let d = `M${short(first[0])} ${short(first[1])}`;
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const radius = Math.ceil(Math.hypot(dx, dy) * (0.5 + random() * 0.2));
    d += `a${radius} ${radius} 0 01${dx} ${dy}`;
  });
  return `${d}Z`;
}
