import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { DatabasePool } from '#lib/core/platform/database-pool.ts';

type Bindings = typeof import('@prisma/schema-engine-wasm/schema_engine_bg') & {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
};

const wasmBindings = '@prisma/schema-engine-wasm/schema_engine_bg';
let bindings: Promise<Bindings> | undefined;

/**
 * Prisma's own schema engine in its WebAssembly form, connected to `databaseUrl`: a site must start where no
 * engine can be downloaded.
 */
export async function openSchemaEngine(databaseUrl: string, schema: string): Promise<OpenEngine> {
  bindings ??= loadBindings();
  const { SchemaEngine } = await bindings;
  const pool = new DatabasePool({ connectionString: databaseUrl, max: 2 });
  const scripts = new WholeScripts(pool);
  const adapter = bindMigrationAwareSqlAdapterFactory(scripts);
  const engine = await SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    adapter,
  );
  return {
    engine,
    refusal: () => scripts.refusal,
    async close() {
      engine.free();
      await pool.end();
    },
  };
}

export interface OpenEngine {
  engine: SchemaEngine;
  /** What PostgreSQL answered to a script it refused; the engine itself only says that there was an error. */
  refusal(): unknown;
  close(): Promise<void>;
}

/** The migrations of a folder as the engine wants them, in their order. */
export async function migrationList(folder: string, names: string[]): Promise<MigrationList> {
  const migrationDirectories = await Promise.all(
    names.map(async (name) => {
      const value = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } };
    }),
  );
  const content = await readFile(join(folder, 'migration_lock.toml'), 'utf8');
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

async function loadBindings(): Promise<Bindings> {
  const path = createRequire(import.meta.url).resolve(wasmBindings);
  const module = (await import(wasmBindings)) as Bindings;
  const bytes = await readFile(path.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': module as unknown as WebAssembly.ModuleImports,
  });
  module.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return module;
}

/**
 * The PostgreSQL adapter cuts a script at every semicolon, which breaks functions. Sent whole, a migration
 * is also one transaction: it happens or it does not.
 */
class WholeScripts extends PrismaPg {
  refusal: unknown;

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      try {
        await adapter.underlyingDriver().query(script);
      } catch (error) {
        this.refusal = error;
        throw error;
      }
    };
    return adapter;
  }

  override connectToShadowDb(): never {
    throw new Error('The site never needs a shadow database.');
  }
}
