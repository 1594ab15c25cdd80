export { Heading as default } from '@site/src/components/Heading';
