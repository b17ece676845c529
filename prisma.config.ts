import { defineConfig } from 'prisma-command/config';

// The address is only a placeholder for `prisma generate`: the site itself connects through lib/core/database/db.ts.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/belltower' },
});
