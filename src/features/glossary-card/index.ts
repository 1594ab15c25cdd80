export { Term } from './Term';
