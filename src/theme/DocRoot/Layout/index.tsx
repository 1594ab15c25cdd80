export { DocRootLayout as default } from '@site/src/features/doc-layout';
