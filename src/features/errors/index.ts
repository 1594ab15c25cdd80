export { ErrorBox } from './ErrorBox';
