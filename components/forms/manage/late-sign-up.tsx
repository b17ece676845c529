'use client';

import type { ComponentProps } from 'react';
import { lateCode } from '../late-code.ts';
import type { SignUpCard } from './sign-up-card.tsx';

const Card = lateCode(() => import('./sign-up-card.tsx').then((module) => module.SignUpCard));

/** A sign-up to change or cancel. */
export function LateSignUp(props: ComponentProps<typeof SignUpCard>) {
  return <Card {...props} />;
}
