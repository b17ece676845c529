'use client';

import '#components/form/field.css';
import './rich-editor.css';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useContext, useEffect } from 'react';
import type { FieldProps } from '#components/form/form-field.tsx';
import { plainDocument, withFactElements, withFactNames } from '#lib/page-texts/fact-markup.ts';
import { WordsFacts } from '../fact-chips.tsx';
import { factNode } from './fact-node.ts';
import { pastedHtml } from './pasted-html.ts';
import { RichTools } from './rich-tools.tsx';

interface RichEditorProps extends FieldProps {
  label: string;
  /** HTML, or plain words as they are. */
  value: string;
  onChange: (words: string) => void;
  hasHeadings?: boolean | undefined;
  /** Words without looks: on one line, or a text of several. */
  plain?: 'line' | 'text' | undefined;
  /** It has the focus once it is there. */
  isStart?: boolean | undefined;
}

/**
 * An editor of a short text: bold, italics, links and lists, and headings where the design has them. Facts in it are
 * chips, and so they are in plain words.
 */
export function RichEditor(props: RichEditorProps) {
  const { label, value, onChange, hasHeadings = false, plain, isStart = false, ...field } = props;
  const insertions = useContext(WordsFacts);
  const hasFacts = insertions !== null;
  const editor = useEditor({
    extensions: [plain ? plainKit : kit(hasHeadings), ...(insertions ? [factNode(insertions)] : [])],
    content: shown(value, plain, hasFacts),
    immediatelyRender: false,
    autofocus: isStart,
    // The Content-Security-Policy blocks injected styles; rich-editor.css has what the editor needs.
    injectCSS: false,
    editorProps: {
      attributes: { ...attributesOf(field, plain), 'aria-label': label, class: 'rich-editor-words' },
      handleKeyDown: ({ dom }, { key }) => plain === 'line' && key === 'Enter' && sendForm(dom),
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(written(changed, plain)),
  });
  useEffect(() => {
    // A value set from outside, such as another person's words after a conflict.
    const isOwn = editor === null || value === written(editor, plain);
    if (!isOwn && !editor.isFocused)
      editor.commands.setContent(shown(value, plain, hasFacts), { emitUpdate: false });
  }, [editor, value, plain, hasFacts]);
  return (
    <div className="field rich-editor">
      {editor && !plain && <RichTools editor={editor} hasHeadings={hasHeadings} />}
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

/** What the editor shows of words that come. */
function shown(words: string, plain: RichEditorProps['plain'], hasFacts: boolean) {
  if (plain) return plainDocument(words);
  return hasFacts ? withFactElements(words) : words;
}

/** What the form keeps of the words: facts by their names in braces. */
function written(editor: Editor, plain: RichEditorProps['plain']): string {
  if (editor.isEmpty) return '';
  return plain
    ? editor.getText({ blockSeparator: plain === 'line' ? ' ' : '\n' })
    : withFactNames(editor.getHTML());
}

/** As the Enter key does in a field of one line. */
function sendForm(field: HTMLElement): true {
  field.closest('form')?.requestSubmit();
  return true;
}

const plainKit = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  underline: false,
});

/** The field's own attributes as the editor takes them: texts. */
function attributesOf(field: FieldProps, plain: RichEditorProps['plain']): Record<string, string> {
  const given = Object.entries({
    ...field,
    role: 'textbox',
    'aria-multiline': plain !== 'line',
    'data-plain': plain,
  });
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
