export { TabItem as default } from '@site/src/features/tabs';
