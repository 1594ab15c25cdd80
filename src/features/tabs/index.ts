export { TabItem, Tabs } from './Tabs';
