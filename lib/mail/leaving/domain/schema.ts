import { z } from 'zod';

const domainChecks = ['spf', 'dkim', 'dmarc'] as const;

const record = z
  .strictObject({ name: z.string(), value: z.string() })
  .meta({ id: 'DomainRecord', description: 'A record of the type TXT, to enter where the domain is kept.' });

const check = z.strictObject({
  name: z.enum(domainChecks),
  state: z
    .enum(['right', 'wrong', 'unknown'])
    .meta({ description: '`unknown`: the site cannot tell, or the name server did not answer.' }),
  words: z.string(),
  record: record.nullable(),
});
export type DomainCheck = z.output<typeof check>;

/** Whether the domain of the sender allows what carries the mail. */
export const senderDomainRow = z
  .strictObject({ domain: z.string(), checks: z.array(check) })
  .meta({ id: 'SenderDomain' });
export type SenderDomain = z.output<typeof senderDomainRow>;
