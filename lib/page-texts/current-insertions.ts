import 'server-only';
import { church, cityLine } from '#lib/core/church/church.ts';
import type { Insertions } from './insertions.ts';

/** What the church's facts are now, as its words name them. */
export function currentInsertions(): Insertions {
  const { sunday, bibleStudy } = church.services;
  return {
    church: church.name,
    short: church.shortName,
    kind: church.kind,
    street: church.street,
    city: church.city,
    region: church.regionName,
    address: `${church.street}, ${cityLine}`,
    phone: church.phone,
    email: church.email,
    founded: String(church.foundedYear),
    built: String(church.buildingYear),
    service: sunday.text,
    second_service: bibleStudy.label,
    second_service_time: bibleStudy.text,
  };
}
