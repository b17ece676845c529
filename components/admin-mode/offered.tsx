'use client';

import type { ReactNode } from 'react';
import { useIsOffered } from '#components/account/own-session.ts';
import type { Access } from '#lib/core/auth/permissions.ts';

/** Shows its children to staff who pass the access. It hides, it does not protect. */
export function Offered({ access, children }: { access: Access; children: ReactNode }) {
  return useIsOffered(access) ? children : null;
}
