#!/usr/bin/env node
// What Prisma's own command starts as its schema engine, in tests: the WebAssembly form of that engine, since the other
// one has to be downloaded. It answers requests (JSON-RPC 2.0, one a line) until the command lets go of it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

const { values, positionals } = parseArgs({
  options: { datamodels: { type: 'string' }, datasource: { type: 'string' } },
  allowPositionals: true,
});
// The command asks first whether the database can be reached.
if (positionals.includes('can-connect-to-database')) process.exit();

/** The adapter would cut a script at every semicolon, those within functions too. */
class WholeScripts extends PrismaPg {
  async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => void (await adapter.underlyingDriver().query(script));
    return adapter;
  }
}

const path = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
const { instance } = await WebAssembly.instantiate(await readFile(path.replace(/\.js$/, '.wasm')), {
  './schema_engine_bg.js': bindings,
});
bindings.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

const adapter = new WholeScripts({ connectionString: JSON.parse(values.datasource ?? '{}').url, max: 1 });
const datamodels = values.datamodels && [[values.datamodels, await readFile(values.datamodels, 'utf8')]];
const engine = await bindings.SchemaEngine.new(
  { datamodels },
  () => undefined,
  bindMigrationAwareSqlAdapterFactory(adapter),
);

function send(message) {
  console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (!method) continue;
  const answer = await engine[method](params).then(
    (result) => ({ result }),
    ({ code, message }) => ({
      error: { code: 4466, message, data: { message, error_code: code, is_panic: false } },
    }),
  );
  const content = answer.result?.stdout;
  if (content) send({ id: 0, method: 'print', params: { content } });
  send({ id, ...answer });
}
process.exit();
