import type { FateLine } from './fates';

export interface Verdict {
  name: string;
  /** Where the code takes it from; empty where it is only named. */
  from: string;
  line: number;
  /** `outside`: of a package that is not in the reference; `elsewhere`: of another entry point; `unknown`: of none. */
  kind: 'same' | 'moved' | 'changed' | 'gone' | 'new' | 'elsewhere' | 'unknown' | 'outside';
  /** The entry point of the newer release. */
  to?: string;
  instead?: string;
  /** How it differs: what the code uses first. */
  used: FateLine[];
  others: FateLine[];
  /** Its entry in the reference. */
  url?: string;
}
