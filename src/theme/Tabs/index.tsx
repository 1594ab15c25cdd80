export { Tabs as default } from '@site/src/features/tabs';
