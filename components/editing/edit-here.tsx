import type { EditSubject } from './edit-subject.ts';

/**
 * Marks the parent element, which must not be a grid or flex container, as editable. In admin mode
 * edit-pencils.tsx draws a pencil here; visitors get an empty element and no script.
 */
export function EditHere({ of }: { of: EditSubject }) {
  return <span data-edit={of} />;
}
