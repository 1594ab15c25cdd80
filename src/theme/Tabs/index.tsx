export { Tabs as default } from '@site/src/components/Tabs';
