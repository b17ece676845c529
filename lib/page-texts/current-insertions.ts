import { addressLine } from '#lib/core/church/address.ts';
import { contactForm, publicEmail } from '#lib/core/church/contact-way.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import {
  namedGatherings,
  namedTimes,
  otherServices,
  serviceLengths,
  usualTime,
} from '#lib/core/church/service-labels.ts';
import { messages } from '#lib/language/messages.ts';
import type { Insertions } from './insertions.ts';

/** Returns the present facts for insertion into page texts; empty for missing ones. */
export function currentInsertions(): Insertions {
  const church = currentChurch();
  const form = contactForm();
  const services = currentServices();
  const [second] = otherServices(services);
  return {
    church: church.name,
    short: church.short_name,
    kind: church.kind,
    street: church.street,
    city: church.city,
    region: church.region_name ?? '',
    address: addressLine(church),
    phone: church.phone ?? '',
    email: publicEmail(),
    ...(form && { contact_form: form.href }),
    founded: String(church.founded_year ?? ''),
    built: String(church.building_year ?? ''),
    service: namedGatherings(services),
    services: namedTimes(services),
    service_length: messages.pageTexts.lengths(serviceLengths(services)),
    second_service: second?.name ?? '',
    second_service_time: second ? usualTime(second, services) : '',
  };
}
