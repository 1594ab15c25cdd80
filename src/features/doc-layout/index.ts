export { Breadcrumbs } from './Breadcrumbs';
export { DocItemLayout } from './DocItemLayout';
export { DocRootLayout } from './DocRootLayout';
