export { CompareLink } from './CompareLink';
