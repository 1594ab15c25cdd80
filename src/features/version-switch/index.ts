export { VersionDropdown } from './VersionDropdown';
export { NEAREST } from './counterpart';
export { useAddress, useCounterpart, useInVersion } from './useCounterpart';
