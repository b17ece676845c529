'use client';

import { UpdateParcel } from './update-parcel.tsx';
import { useUpdate } from './use-update.ts';

/** The parcel in the office, once there is one. */
export function OfficeUpdate() {
  const { update, reload } = useUpdate();
  return update ? <UpdateParcel update={update} reload={reload} /> : null;
}
