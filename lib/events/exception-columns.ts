import type { ExceptionRow } from './occurrence.ts';

/** What an exception says, for another row to say it too: without which row it is, and its times. */
export function exceptionColumns(exception: ExceptionRow) {
  const { date, kind, new_date, title, time, location, is_offsite } = exception;
  const { description, image_url, is_featured, show_in_banner } = exception;
  return {
    date,
    kind,
    new_date,
    title,
    time,
    location,
    is_offsite,
    description,
    image_url,
    is_featured,
    show_in_banner,
  };
}
