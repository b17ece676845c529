const replacement = new URL('./server-only.mjs', import.meta.url).href;

/**
 * Resolves the package `server-only`, which throws outside of Next's bundles, to a module that does nothing.
 * @public called by Node
 */
export function resolve(specifier, context, next) {
  return specifier === 'server-only' ? { url: replacement, shortCircuit: true } : next(specifier, context);
}
