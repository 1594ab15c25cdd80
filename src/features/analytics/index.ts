export { track } from './track';
