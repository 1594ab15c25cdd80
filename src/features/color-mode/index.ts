export { ColorModeButton } from './ColorModeButton';
