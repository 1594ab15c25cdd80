export { Breadcrumbs as default } from '@site/src/features/doc-layout';
