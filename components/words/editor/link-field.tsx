'use client';

import '#components/form/field.css';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import { Button } from '#components/ui/button.tsx';
import { leadsSomewhere } from '#lib/page-texts/fields.ts';
import { pageTextMessages } from '#lib/page-texts/messages.ts';

/** The address of the selected words; empty removes the link. */
export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [problem, setProblem] = useState<string | null>(null);
  const set = () => {
    if (!leadsSomewhere(address.trim())) return setProblem(pageTextMessages.notAnAddress);
    setLink(editor, address.trim());
    onDone();
  };
  return (
    <div className="grid gap-2 border-t border-rule p-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Where the link leads
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="field min-w-40 flex-1"
          value={address}
          placeholder="/visit"
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set();
          }}
        />
        <Button size="small" onClick={set}>
          Set the link
        </Button>
      </div>
      <FieldError>{problem}</FieldError>
    </div>
  );
}

/** Links the selection, the link at the cursor, or the address itself where nothing is selected. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  if (href === '') chain.extendMarkRange('link').unsetLink().run();
  else if (isNew)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}
