export { MathsStyles } from './MathsStyles';
