'use client';

import type { Icon as IconOf } from '#components/ui/icons/icon.tsx';
import { messages } from '#lib/language/messages.ts';
import '#components/form/field.css';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useId, useState } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import { Button } from '#components/ui/button.tsx';
import { Bold, Heading, Italic, Link, List, ListOrdered } from '#components/ui/icons/generated/icons.ts';
import { leadsSomewhere } from '#lib/core/text/address-rules.ts';
import { directAddress } from '#lib/core/text/direct-address.ts';

/** The buttons of the editor. */
export function RichTools({ editor, hasHeadings }: { editor: Editor; hasHeadings: boolean }) {
  const [isLinking, setIsLinking] = useState(false);
  const on = useEditorState({ editor, selector: ({ editor: now }) => activeIn(now) });
  return (
    <div className="border-b border-rule">
      <div role="toolbar" aria-label={messages.words.toolbar} className="flex flex-wrap gap-0.5 p-1">
        {tools
          .filter(({ name }) => hasHeadings || name !== 'heading')
          .map(({ name, Icon, press }) => (
            <Tool
              key={name}
              label={messages.words.tools[name]}
              isOn={on[name]}
              onPress={() => press(editor.chain().focus()).run()}
            >
              <Icon aria-hidden size={18} />
            </Tool>
          ))}
        <Tool label={messages.words.tools.link} isOn={on.link} onPress={() => setIsLinking(true)}>
          <Link aria-hidden size={18} />
        </Tool>
      </div>
      {isLinking && <LinkField editor={editor} onDone={() => setIsLinking(false)} />}
    </div>
  );
}

interface EditorTool {
  name: 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList';
  Icon: IconOf;
  press: (chain: ChainedCommands) => ChainedCommands;
}

const tools: readonly EditorTool[] = [
  { name: 'bold', Icon: Bold, press: (chain) => chain.toggleBold() },
  { name: 'italic', Icon: Italic, press: (chain) => chain.toggleItalic() },
  { name: 'heading', Icon: Heading, press: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'bulletList', Icon: List, press: (chain) => chain.toggleBulletList() },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    press: (chain) => chain.toggleOrderedList(),
  },
];

function activeIn(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    link: editor.isActive('link'),
  };
}

interface ToolProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      className="rich-editor-tool"
    >
      {children}
    </button>
  );
}

/** The address of the selected words; empty removes the link. */
function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [problem, setProblem] = useState<string | null>(null);
  const set = () => {
    const target = address.trim();
    if (target && !leadsSomewhere(target)) return setProblem(messages.errors.notAnAddress);
    setLink(editor, directAddress(target));
    onDone();
  };
  return (
    <div className="grid gap-2 border-t border-rule p-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {messages.words.linkTarget}
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
          {messages.words.setLink}
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
