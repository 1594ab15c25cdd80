export { VersionDropdown } from './VersionDropdown';
export { useCounterpart } from './useCounterpart';
