// Not by way of the feature's index: all of a page's text is there, which is a file of its own.
export { DocRootLayout as default } from '@site/src/features/doc-layout/DocRootLayout';
