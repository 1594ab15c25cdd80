export { WideContent } from './WideContent';
