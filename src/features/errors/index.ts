export { ErrorAnswer } from './answer';
export { ErrorBox } from './ErrorBox';
export { RoutedLinks } from './RoutedLinks';
