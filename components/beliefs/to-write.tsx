import { OfferedOnly } from '#components/admin-mode/offered-only.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { messages } from '#lib/language/messages.ts';
import { type PageTextKey, pageTextRegister } from '#lib/page-texts/register.ts';

/** For staff, the texts of a page that visitors do not see until they are written or confirmed, each with its pencil. */
export function ToWrite({ keys }: { keys: readonly PageTextKey[] }) {
  if (keys.length === 0) return null;
  return (
    <OfferedOnly access="pages">
      <div className="wrap pb-16">
        <div className="measure rounded-card border border-rule bg-white px-6 py-5">
          <p>{messages.pageTexts.toWrite}</p>
          <ul className="mt-3 grid gap-2 font-semibold">
            {keys.map((key) => (
              <li key={key}>
                <span>{pageTextRegister[key].title}</span>
                <EditHere of={`words:${key}`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </OfferedOnly>
  );
}
