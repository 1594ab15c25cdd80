export { CodeNames } from './CodeNames';
