/**
 * Returns what stands under that name in this process; the first call makes it. Next bundles a module more than once per
 * process (into the server, pages, actions and routes), and each copy has variables of its own: what all of them share
 * hangs on the process.
 */
export function perProcess<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`belltower.${name}`);
  const shared = globalThis as { [key]?: Value };
  shared[key] ??= create();
  return shared[key];
}
