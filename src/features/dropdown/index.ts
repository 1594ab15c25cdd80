export { Dropdown } from './Dropdown';
