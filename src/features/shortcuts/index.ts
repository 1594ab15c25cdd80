export { Shortcuts } from './Shortcuts';
