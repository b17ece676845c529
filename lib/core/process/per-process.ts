/**
 * Returns the process-wide value of that name, created on the first call. Next bundles a module several times per
 * process (server, pages, actions, routes), each with its own variables; shared state is kept on the process.
 */
export function perProcess<Value extends object>(name: string, create: () => Value): Value {
  const key = Symbol.for(`belltower.${name}`);
  const shared = globalThis as { [key]?: Value };
  shared[key] ??= create();
  return shared[key];
}
