export { DocItemLayout as default } from '@site/src/features/doc-layout';
