import Link from 'next/link';
import { paths } from '#lib/core/site/paths.ts';

/** The way back from one sermon to all of them. */
export function BackToLibrary() {
  return (
    <p>
      <Link
        href={paths.sermons}
        prefetch={false}
        className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline underline-offset-4"
      >
        All sermons
      </Link>
    </p>
  );
}
