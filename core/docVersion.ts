export type { DocVersion } from './versions';
