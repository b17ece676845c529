import { Button } from '#components/ui/button.tsx';
import { PageScript } from '#components/ui/page-script.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { demoRoles } from '#lib/demo/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { entersAdminMode } from './demo-scripts.ts';
import { noticeStyles } from './demo-styles.ts';

/** On the home page of a demo: what it is, and buttons that sign in without a password. They work without scripts. */
export function DemoNotice() {
  const { title, lead, enter, rules } = messages.demoNotice;
  return (
    <>
      <style>{noticeStyles}</style>
      <Static as="section" aria-labelledby="demo-notice" className="demo-notice on-dark under-header">
        <div className="wrap py-8">
          <h2 id="demo-notice" className="text-2xl">
            {title}
          </h2>
          <p className="measure mt-2">{lead}</p>
          <form method="post" action="/api/demo/sessions" className="mt-5 flex flex-wrap gap-3">
            {demoRoles.map((role) => (
              <Button key={role} type="submit" name="role" value={role} variant="gold">
                {enter[role]}
              </Button>
            ))}
          </form>
          <p className="measure mt-5 text-sm">{rules}</p>
        </div>
      </Static>
      <PageScript text={entersAdminMode} />
    </>
  );
}
