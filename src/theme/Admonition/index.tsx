export { Admonition as default } from '@site/src/components/Admonition';
