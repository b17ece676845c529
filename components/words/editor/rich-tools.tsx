'use client';

import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LinkField } from './link-field.tsx';

/** The buttons of the editor. */
export function RichTools({ editor, hasHeadings }: { editor: Editor; hasHeadings: boolean }) {
  const [isLinking, setIsLinking] = useState(false);
  const on = useEditorState({ editor, selector: ({ editor: now }) => activeIn(now) });
  return (
    <div className="border-b border-rule">
      <div role="toolbar" aria-label="How the words look" className="flex flex-wrap gap-0.5 p-1">
        {tools
          .filter(({ name }) => hasHeadings || name !== 'heading')
          .map(({ name, label, Icon, press }) => (
            <Tool
              key={name}
              label={label}
              isOn={on[name]}
              onPress={() => press(editor.chain().focus()).run()}
            >
              <Icon aria-hidden size={18} />
            </Tool>
          ))}
        <Tool label="Link" isOn={on.link} onPress={() => setIsLinking(true)}>
          <Link aria-hidden size={18} />
        </Tool>
      </div>
      {isLinking && <LinkField editor={editor} onDone={() => setIsLinking(false)} />}
    </div>
  );
}

interface EditorTool {
  name: 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList';
  label: string;
  Icon: LucideIcon;
  press: (chain: ChainedCommands) => ChainedCommands;
}

const tools: readonly EditorTool[] = [
  { name: 'bold', label: 'Bold', Icon: Bold, press: (chain) => chain.toggleBold() },
  { name: 'italic', label: 'Italic', Icon: Italic, press: (chain) => chain.toggleItalic() },
  { name: 'heading', label: 'Heading', Icon: Heading, press: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'bulletList', label: 'List', Icon: List, press: (chain) => chain.toggleBulletList() },
  {
    name: 'orderedList',
    label: 'Numbered list',
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
