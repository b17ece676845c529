import type { Plugin } from 'postcss';

export default function plainColors(): Plugin;
