export { NotFoundContent } from './NotFoundContent';
