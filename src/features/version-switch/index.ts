export { VersionDropdown } from './VersionDropdown';
export { VersionInTitle } from './VersionInTitle';
export { NEAREST } from './counterpart';
export { useAddress, useCounterpart, useInVersion } from './useCounterpart';
