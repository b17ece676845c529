// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { env } from '#lib/core/process/env.ts';
import { startJobs } from '#lib/core/process/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { addLetterKind } from '#tests/mail/bulk/test-letter.ts';

/** Another process of the site that sends mail, until it is killed. */
addLetterKind();
startJobs({ connectionString: env().DATABASE_URL ?? '', jobs: [mailJobs] });
process.send?.('ready');
