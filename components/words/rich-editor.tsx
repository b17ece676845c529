'use client';

import '#components/form/field.css';
import './fact-chips.css';
import './rich-editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useContext, useEffect } from 'react';
import type { FieldProps } from '#components/form/form-field.tsx';
import { withFactElements, withFactNames } from '#lib/page-texts/fact-markup.ts';
import { factNode } from './fact-node.ts';
import { RichTools } from './rich-tools.tsx';
import { withWordLists } from './word-lists.ts';
import { WordsFacts } from './words-facts.ts';

interface RichEditorProps extends FieldProps {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  hasHeadings?: boolean | undefined;
}

/** An editor of a short text: bold, italics, links and lists, and headings where the design has them. */
export function RichEditor({ label, value, onChange, hasHeadings = false, ...field }: RichEditorProps) {
  const insertions = useContext(WordsFacts);
  const editor = useEditor({
    extensions: [kit(hasHeadings), ...(insertions ? [factNode(insertions)] : [])],
    content: insertions ? withFactElements(value) : value,
    immediatelyRender: false,
    // The page allows no style sheet but its own; what the editor needs stands in rich-editor.css.
    injectCSS: false,
    editorProps: {
      attributes: { ...attributesOf(field), 'aria-label': label, class: 'rich-editor-words' },
      transformPastedHTML: withWordLists,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : withFactNames(changed.getHTML())),
  });
  useEffect(() => {
    // What came from elsewhere, such as the words of somebody who saved first.
    const isOwn =
      editor === null || value === withFactNames(editor.getHTML()) || (value === '' && editor.isEmpty);
    const content = insertions ? withFactElements(value) : value;
    if (!isOwn && !editor.isFocused) editor.commands.setContent(content, { emitUpdate: false });
  }, [editor, value, insertions]);
  return (
    <div className="field rich-editor">
      {editor && <RichTools editor={editor} hasHeadings={hasHeadings} />}
      <EditorContent editor={editor} />
    </div>
  );
}

function kit(hasHeadings: boolean) {
  return StarterKit.configure({
    heading: hasHeadings ? { levels: [3, 4] } : false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
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
