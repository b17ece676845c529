'use client';

import '#components/form/field.css';
import './rich-editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import type { FieldProps } from '#components/form/form-field.tsx';
import { RichTools } from './rich-tools.tsx';
import { withWordLists } from './word-lists.ts';

interface RichEditorProps extends FieldProps {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  hasHeadings?: boolean | undefined;
}

/** An editor of a short text: bold, italics, links and lists, and headings where the design has them. */
export function RichEditor({ label, value, onChange, hasHeadings = false, ...field }: RichEditorProps) {
  const editor = useEditor({
    extensions: [kit(hasHeadings)],
    content: value,
    immediatelyRender: false,
    // The page allows no style sheet but its own; what the editor needs stands in rich-editor.css.
    injectCSS: false,
    editorProps: {
      attributes: { ...attributesOf(field), 'aria-label': label, class: 'rich-editor-words' },
      transformPastedHTML: withWordLists,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  useEffect(() => {
    // What came from elsewhere, such as the words of somebody who saved first.
    const isOwn = editor === null || value === editor.getHTML() || (value === '' && editor.isEmpty);
    if (!isOwn && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="field rich-editor">
      {editor && <RichTools editor={editor} hasHeadings={hasHeadings} />}
      <EditorContent editor={editor} />
    </div>
  );
}

function kit(hasHeadings: boolean) {
  return StarterKit.configure({
    heading: hasHeadings ? { levels: [3] } : false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  });
}

/** The field's own attributes as the editor takes them: texts. */
function attributesOf(field: FieldProps): Record<string, string> {
  const given = Object.entries({ ...field, role: 'textbox', 'aria-multiline': true });
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
