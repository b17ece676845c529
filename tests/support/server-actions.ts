type Module = Record<string, unknown>;
export type ServerAction = (...given: unknown[]) => Promise<unknown>;

const texts = import.meta.glob<string>('../../{app,components,lib}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Module>('../../{app,components,lib}/**/*.{ts,tsx}');

/** The files that say 'use server' anywhere: on top, where every export is an action, or inside a function. */
export const serverFiles = Object.entries(texts)
  .filter(([, text]) => /^\s*['"]use server['"]/m.test(text))
  .map(([file, text]) => ({ file, isOnTop: /^['"]use server['"];/.test(text) }));

/** Every server action, found by its file: whatever is added is tested. */
export async function findServerActions(): Promise<{ name: string; action: ServerAction }[]> {
  const found = await Promise.all(
    serverFiles.map(async ({ file }) => Object.entries((await modules[file]?.()) ?? {})),
  );
  return found.flat().map(([name, action]) => ({ name, action: action as ServerAction }));
}
