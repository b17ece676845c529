import { toRoute } from '#lib/core/operations/route.ts';
import { layoutCalls } from '#lib/navigation/api.ts';
import { resetLayout, setLayout } from '#lib/navigation/layouts/commands.ts';
import { findLayout } from '#lib/navigation/layouts/queries.ts';

export const GET = toRoute(findLayout, layoutCalls.find);
export const PUT = toRoute(setLayout, layoutCalls.set);
export const DELETE = toRoute(resetLayout, layoutCalls.reset);
