import type { EditSubject } from './edit-subject.ts';

/**
 * Where staff edit what stands in the element around it, which must be no grid or flex container. In admin mode
 * a pencil is drawn here (edit-pencils.tsx); everybody else has an empty element and downloads nothing for it.
 */
export function EditHere({ of }: { of: EditSubject }) {
  return <span data-edit={of} />;
}
