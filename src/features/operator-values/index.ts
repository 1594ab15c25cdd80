export { OperatorCode } from './OperatorCode';
export { OperatorValues } from './OperatorValues';
export { Placeholder } from './Placeholder';
