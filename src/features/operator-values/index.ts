export { OperatorValues } from './OperatorValues';
