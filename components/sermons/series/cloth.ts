import type { SeriesTone } from '../series-tone.ts';
import styles from './cloth.module.css';

/** Returns the attributes of an element that has the cloth of a series as `--cloth`, beside its own class. */
export function clothOf(tone: SeriesTone, className = '') {
  return { className: `${styles.cloth} ${className}`, 'data-tone': tone };
}
