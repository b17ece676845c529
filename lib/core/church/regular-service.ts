import type { DateText } from '#lib/core/dates/calendar-date.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { churchEs } from './church.es.ts';
import { church } from './church.ts';

/** A recurring church service, as shown with the service times. */
export interface RegularService {
  id: string;
  /** Its short title, else its title. */
  name: string;
  /** 0 Sunday to 6 Saturday of a weekly service; null for other rhythms. */
  weekday: number | null;
  /** The rhythm of a service that is not weekly: 'Every other Friday'. */
  rhythm: string | null;
  /** Minutes since midnight on the church's clock. */
  start: number;
  lengthMinutes: number;
  isStreamed: boolean;
  /** Its place where that is not simply the church, and its description; absent where none was typed. */
  place?: string;
  about?: string;
  /** The codes of its languages; absent where it is the church's own alone. */
  heldIn?: readonly string[];
  /** Its texts without a translation, shown in the first language. */
  untranslated?: readonly ServiceText[];
  /** Its form from a known near date on. */
  coming?: ComingService | null;
  /** Its last date, if near. */
  until?: DateText | null;
}

export type ServiceText = 'name' | 'place' | 'about';

/** A service's time from a date on. */
export interface ComingService extends Pick<RegularService, 'weekday' | 'rhythm' | 'start'> {
  /** Its first date. */
  from: DateText;
}

/** The assumed length of a service without one. */
export const usualServiceMinutes = 75;

type Services = readonly [RegularService, ...RegularService[]];

/** The services of a site whose staff have stated none. */
export const defaultServices = servicesNamed({
  sunday: church.services.sunday.label,
  bibleStudy: church.services.bibleStudy.label,
});

const inLanguage: Record<Language, Services> = { en: defaultServices, es: servicesNamed(churchEs.services) };

/** Returns the same services with their names in that language. */
export function defaultServicesIn(language: Language): Services {
  return inLanguage[language];
}

function servicesNamed({ sunday, bibleStudy }: Record<'sunday' | 'bibleStudy', string>): Services {
  const { services } = church;
  return [
    { id: 'b3117000-0000-4000-8000-0000000005a1', ...weekly(sunday, services.sunday), isStreamed: true },
    {
      id: 'b3117000-0000-4000-8000-0000000005a2',
      ...weekly(bibleStudy, services.bibleStudy),
      isStreamed: false,
    },
  ];
}

function weekly(name: string, { weekday, hour, minute }: Record<'weekday' | 'hour' | 'minute', number>) {
  return {
    name,
    weekday,
    rhythm: null,
    start: hour * 60 + minute,
    lengthMinutes: usualServiceMinutes,
  };
}
