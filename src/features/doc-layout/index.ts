export { Breadcrumbs } from './Breadcrumbs';
export { DocItemLayout } from './DocItemLayout';
