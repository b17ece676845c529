const names = ['dawn', 'noon', 'dusk', 'night'] as const;
export type Sky = (typeof names)[number];

/** Each color of the drawn scenes, at dawn, at noon, at dusk and at night. */
const colors = {
  s1: ['#17203f', '#1d3a78', '#1c1d45', '#0d1430'],
  s2: ['#3a3468', '#28508f', '#3b2a61', '#131c40'],
  s3: ['#74487a', '#33629f', '#6d3568', '#1a2752'],
  s4: ['#c9647a', '#5f94c2', '#b8485a', '#253766'],
  s5: ['#f3a765', '#add0e0', '#ec7f4a', '#3a4f80'],
  s6: ['#ffe0ac', '#f6efd9', '#ffc56e', '#5d719c'],
  glow: ['#ffd48f', '#fffdf2', '#ffae5c', '#8fa3d0'],
  sun: ['#fff3d6', '#fffbe8', '#ffe2a3', '#f4f1df'],
  star: ['#fff6df', '#ffffff', '#fff2d8', '#ffffff'],
  starlight: ['.85', '0', '.45', '1'],
  rays: ['.9', '0', '.8', '0'],
  cloud: ['#f7b98a', '#fffaf0', '#ff9c6b', '#4d618f'],
  cloud2: ['#8a527f', '#6f9cc6', '#9a4468', '#22305a'],
  f1: ['#b06c86', '#7da3b4', '#a3566b', '#33466f'],
  f2: ['#7d5583', '#5c8a96', '#70446e', '#28395f'],
  f3: ['#574675', '#457678', '#4d3862', '#1f2e51'],
  rim: ['#f6b078', '#cfdccb', '#ff9a5c', '#5a6f9c'],
  n1: ['#443f6b', '#5c8a66', '#3c3358', '#1a2845'],
  n2: ['#333b5e', '#47764f', '#2d2c4c', '#15213a'],
  cedar: ['#2a3454', '#33603f', '#242642', '#101a30'],
  mist: ['#f2b48c', '#e9efdc', '#f08c62', '#4a5f8c'],
  creek: ['#f5b48a', '#9cc6dc', '#f28e5c', '#5b729f'],
  creek2: ['#ffdcae', '#e4f3f5', '#ffd08a', '#a9bbdc'],
  lit: ['#fbe3bd', '#fff6e2', '#ffd6a0', '#8795b5'],
  wall: ['#d9b594', '#f0dfbf', '#cf9a7c', '#5f6d90'],
  shade: ['#8d7488', '#b9a489', '#735a76', '#3a4667'],
  joint: ['#c79f80', '#d8c19b', '#b98468', '#6f7da0'],
  roof: ['#4f5477', '#6c7f92', '#413f63', '#202b48'],
  roof2: ['#6b6b8c', '#93a5b4', '#5d5678', '#33405f'],
  lamp: ['#ffcf6b', '#4f6273', '#ffd271', '#ffd06a'],
  door: ['#a83a20', '#bf3f1f', '#96301c', '#5c2a2b'],
  path: ['#e9bf97', '#f0dfbd', '#dda27e', '#66759a'],
  oak1: ['#1c2a35', '#1f4433', '#1a2030', '#0c1524'],
  oak2: ['#2c4442', '#2f6344', '#28353a', '#122133'],
  oak3: ['#5a6a4c', '#528a4e', '#4c5242', '#1e3342'],
  oak4: ['#c9a463', '#8db561', '#c98a4e', '#4d6a80'],
  bark: ['#241f2e', '#4a3a2e', '#1f1928', '#0c111c'],
  g1: ['#4a5a4c', '#7ea552', '#474a41', '#1d2f3a'],
  g2: ['#34483f', '#5e8d45', '#323c38', '#162731'],
  g3: ['#223230', '#40723c', '#20292b', '#101d28'],
  g4: ['#16222a', '#2b5634', '#151a26', '#0a131d'],
  blade: ['#8c8a55', '#b4c765', '#8f7446', '#33505a'],
  bonnet: ['#3f5fb8', '#2f4fae', '#41509f', '#30468f'],
  bonnet2: ['#7d93dc', '#6f8ae2', '#8288cf', '#5d75bd'],
  tip: ['#f3ecff', '#ffffff', '#f6e4ec', '#cfd8f2'],
  brush: ['#e2542b', '#d9481f', '#d94a27', '#8d3a30'],
  brush2: ['#ff8a4c', '#ff7d45', '#ff8146', '#b8553f'],
  gold: ['#f6c667', '#f6c667', '#f6c667', '#f6c667'],
} as const;

/** The four skies over the hero, one for each greeting of the day. */
export const skies = Object.fromEntries(
  names.map((sky, at) => [
    sky,
    Object.fromEntries(Object.entries(colors).map(([name, values]) => [name, values[at]])),
  ]),
) as Readonly<Record<Sky, Readonly<Record<keyof typeof colors, string>>>>;

/** Returns the drawing with a sky's colors inlined, for renderers without CSS variables. */
export function paint(markup: string, sky: Sky): string {
  const colours: Record<string, string> = skies[sky];
  return markup.replace(/var\(--([a-z]+\d?)\)/g, (whole, name: string) => colours[name] ?? whole);
}
