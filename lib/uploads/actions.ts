'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { findLightness } from './queries.ts';

export const findLightnessAction = toAction(findLightness);
